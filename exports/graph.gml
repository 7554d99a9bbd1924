Creator "kg"
Version 1
graph [
  directed 1
  multigraph 1
  node [
    id 0
    local_id "entity/2dcontinuousrepresentation-a3ec111c"
    label "2D continuous representation"
    name "2D continuous representation"
    node_type "Method"
    key "2dcontinuousrepresentation"
    aliases "2D continuous representations"
    paper_count 1
    iri "http://localhost:8080/entity/2dcontinuousrepresentation-a3ec111c"
  ]
  node [
    id 1
    local_id "entity/accuracy-5879092f"
    label "accuracy"
    name "accuracy"
    node_type "Metric"
    key "accuracy"
    paper_count 2
    iri "http://localhost:8080/entity/accuracy-5879092f"
  ]
  node [
    id 2
    local_id "entity/agenticexploration-c2a75cd1"
    label "agentic exploration"
    name "agentic exploration"
    node_type "Task"
    key "agenticexploration"
    paper_count 1
    iri "http://localhost:8080/entity/agenticexploration-c2a75cd1"
  ]
  node [
    id 3
    local_id "entity/agenticreasoning-3dfbdcad"
    label "agentic reasoning"
    name "agentic reasoning"
    node_type "Method"
    key "agenticreasoning"
    paper_count 1
    iri "http://localhost:8080/entity/agenticreasoning-3dfbdcad"
  ]
  node [
    id 4
    local_id "entity/algorithmextraction-c069af2c"
    label "algorithm extraction"
    name "algorithm extraction"
    node_type "Task"
    key "algorithmextraction"
    aliases "Algorithm extraction"
    paper_count 1
    iri "http://localhost:8080/entity/algorithmextraction-c069af2c"
  ]
  node [
    id 5
    local_id "entity/alignmentconstraint-aec1aa9d"
    label "alignment constraint"
    name "alignment constraint"
    node_type "Method"
    key "alignmentconstraint"
    aliases "alignment constraints"
    paper_count 1
    iri "http://localhost:8080/entity/alignmentconstraint-aec1aa9d"
  ]
  node [
    id 6
    local_id "entity/asymmetricpromptweighting-e3df3b5a"
    label "asymmetric prompt weighting"
    name "asymmetric prompt weighting"
    node_type "Method"
    key "asymmetricpromptweighting"
    aliases "asymmetric prompt weightings"
    paper_count 1
    iri "http://localhost:8080/entity/asymmetricpromptweighting-e3df3b5a"
  ]
  node [
    id 7
    local_id "entity/asymmetricweighting-8d8e3b75"
    label "asymmetric weighting"
    name "asymmetric weighting"
    node_type "Method"
    key "asymmetricweighting"
    paper_count 1
    iri "http://localhost:8080/entity/asymmetricweighting-8d8e3b75"
  ]
  node [
    id 8
    local_id "entity/attention-e0787d27"
    label "attention"
    name "attention"
    node_type "Method"
    key "attention"
    paper_count 1
    iri "http://localhost:8080/entity/attention-e0787d27"
  ]
  node [
    id 9
    local_id "entity/attentionhead-4f189b31"
    label "attention head"
    name "attention head"
    node_type "Method"
    key "attentionhead"
    aliases "attention heads"
    paper_count 1
    iri "http://localhost:8080/entity/attentionhead-4f189b31"
  ]
  node [
    id 10
    local_id "entity/attribution-3ee591fc"
    label "attribution"
    name "attribution"
    node_type "Task"
    key "attribution"
    paper_count 1
    iri "http://localhost:8080/entity/attribution-3ee591fc"
  ]
  node [
    id 11
    local_id "entity/autonomousexploration-ff210c9c"
    label "autonomous exploration"
    name "autonomous exploration"
    node_type "Task"
    key "autonomousexploration"
    paper_count 1
    iri "http://localhost:8080/entity/autonomousexploration-ff210c9c"
  ]
  node [
    id 12
    local_id "entity/binary-9a3a45d0"
    label "binary"
    name "binary"
    node_type "Task"
    key "binary"
    paper_count 1
    iri "http://localhost:8080/entity/binary-9a3a45d0"
  ]
  node [
    id 13
    local_id "entity/binaryclassification-1db3f859"
    label "binary classification"
    name "binary classification"
    node_type "Task"
    key "binaryclassification"
    paper_count 1
    iri "http://localhost:8080/entity/binaryclassification-1db3f859"
  ]
  node [
    id 14
    local_id "entity/bregmandivergence-f779ad58"
    label "Bregman divergence"
    name "Bregman divergence"
    node_type "Method"
    key "bregmandivergence"
    paper_count 1
    iri "http://localhost:8080/entity/bregmandivergence-f779ad58"
  ]
  node [
    id 15
    local_id "entity/bridger-0feae53f"
    label "BRIDGER"
    name "BRIDGER"
    node_type "Method"
    key "bridger"
    paper_count 1
    iri "http://localhost:8080/entity/bridger-0feae53f"
  ]
  node [
    id 16
    local_id "entity/characterbench-6522a2da"
    label "CharacterBench"
    name "CharacterBench"
    node_type "Dataset"
    key "characterbench"
    paper_count 1
    iri "http://localhost:8080/entity/characterbench-6522a2da"
  ]
  node [
    id 17
    local_id "entity/cnfbooleanformulas-c038d0ef"
    label "CNF Boolean formulas"
    name "CNF Boolean formulas"
    node_type "Method"
    key "cnfbooleanformulas"
    paper_count 1
    iri "http://localhost:8080/entity/cnfbooleanformulas-c038d0ef"
  ]
  node [
    id 18
    local_id "entity/codeclonedetection-92fe3062"
    label "code clone detection"
    name "code clone detection"
    node_type "Task"
    key "codeclonedetection"
    paper_count 1
    iri "http://localhost:8080/entity/codeclonedetection-92fe3062"
  ]
  node [
    id 19
    local_id "entity/codeinterpreter-17c7e089"
    label "Code Interpreter"
    name "Code Interpreter"
    node_type "Method"
    key "codeinterpreter"
    paper_count 1
    iri "http://localhost:8080/entity/codeinterpreter-17c7e089"
  ]
  node [
    id 20
    local_id "entity/computationtime-0b1b8a7f"
    label "computation time"
    name "computation time"
    node_type "Metric"
    key "computationtime"
    aliases "computational time"
    paper_count 1
    iri "http://localhost:8080/entity/computationtime-0b1b8a7f"
  ]
  node [
    id 21
    local_id "entity/confidenceawarecontrol-3627a3ea"
    label "confidence-aware control"
    name "confidence-aware control"
    node_type "Method"
    key "confidenceawarecontrol"
    paper_count 1
    iri "http://localhost:8080/entity/confidenceawarecontrol-3627a3ea"
  ]
  node [
    id 22
    local_id "entity/configurationadaptation-efbc0566"
    label "configuration adaptation"
    name "configuration adaptation"
    node_type "Task"
    key "configurationadaptation"
    paper_count 1
    iri "http://localhost:8080/entity/configurationadaptation-efbc0566"
  ]
  node [
    id 23
    local_id "entity/configurationcontrolcooptimization-ab2dda03"
    label "configuration-control co-optimization"
    name "configuration-control co-optimization"
    node_type "Task"
    key "configurationcontrolcooptimization"
    paper_count 1
    iri "http://localhost:8080/entity/configurationcontrolcooptimization-ab2dda03"
  ]
  node [
    id 24
    local_id "entity/conformalprediction-d535e450"
    label "conformal prediction"
    name "conformal prediction"
    node_type "Method"
    key "conformalprediction"
    paper_count 1
    iri "http://localhost:8080/entity/conformalprediction-d535e450"
  ]
  node [
    id 25
    local_id "entity/convergencespeed-820feef5"
    label "convergence speed"
    name "convergence speed"
    node_type "Metric"
    key "convergencespeed"
    paper_count 1
    iri "http://localhost:8080/entity/convergencespeed-820feef5"
  ]
  node [
    id 26
    local_id "entity/countingthebird-c166e71b"
    label "counting the bird"
    name "counting the bird"
    node_type "Task"
    key "countingthebird"
    aliases "counting the birds"
    paper_count 1
    iri "http://localhost:8080/entity/countingthebird-c166e71b"
  ]
  node [
    id 27
    local_id "entity/crossentropyloss-e9a845c3"
    label "cross-entropy loss"
    name "cross-entropy loss"
    node_type "Method"
    key "crossentropyloss"
    aliases "cross-entropy"
    paper_count 1
    iri "http://localhost:8080/entity/crossentropyloss-e9a845c3"
  ]
  node [
    id 28
    local_id "entity/crossmodalmapping-f9dff684"
    label "cross-modal mapping"
    name "cross-modal mapping"
    node_type "Method"
    key "crossmodalmapping"
    aliases "cross-modal mappings"
    paper_count 1
    iri "http://localhost:8080/entity/crossmodalmapping-f9dff684"
  ]
  node [
    id 29
    local_id "entity/dapo-d5f87f5b"
    label "DAPO"
    name "DAPO"
    node_type "Method"
    key "dapo"
    aliases "decoupled clip and dynamic sampling policy optimization"
    paper_count 1
    iri "http://localhost:8080/entity/dapo-d5f87f5b"
  ]
  node [
    id 30
    local_id "entity/debiasing-dd8d3412"
    label "debiasing"
    name "debiasing"
    node_type "Task"
    key "debiasing"
    paper_count 1
    iri "http://localhost:8080/entity/debiasing-dd8d3412"
  ]
  node [
    id 31
    local_id "entity/decentralizedcontrol-9a10a603"
    label "decentralized control"
    name "decentralized control"
    node_type "Task"
    key "decentralizedcontrol"
    paper_count 1
    iri "http://localhost:8080/entity/decentralizedcontrol-9a10a603"
  ]
  node [
    id 32
    local_id "entity/decisionmaking-96d3365b"
    label "decision-making"
    name "decision-making"
    node_type "Task"
    key "decisionmaking"
    paper_count 1
    iri "http://localhost:8080/entity/decisionmaking-96d3365b"
  ]
  node [
    id 33
    local_id "entity/deepimagesearch-4640372b"
    label "DeepImageSearch (entity/deepimagesearch-4640372b)"
    name "DeepImageSearch"
    node_type "Method"
    key "deepimagesearch @sha256:b438dbaf8bebd35230a6216bee133d300efc16296071f2acdc06afd924aafd59"
    paper_count 1
    iri "http://localhost:8080/entity/deepimagesearch-4640372b"
  ]
  node [
    id 34
    local_id "entity/deeplearningserving-f140b0bb"
    label "deep learning serving"
    name "deep learning serving"
    node_type "Task"
    key "deeplearningserving"
    paper_count 1
    iri "http://localhost:8080/entity/deeplearningserving-f140b0bb"
  ]
  node [
    id 35
    local_id "entity/deepneuralnetwork-3508f57c"
    label "deep neural network"
    name "deep neural network"
    node_type "Method"
    key "deepneuralnetwork"
    aliases "DNN|DNNs|deep neural networks"
    paper_count 1
    iri "http://localhost:8080/entity/deepneuralnetwork-3508f57c"
  ]
  node [
    id 36
    local_id "entity/deepseekv3-2-ee441532"
    label "DeepSeek-V3.2"
    name "DeepSeek-V3.2"
    node_type "Method"
    key "deepseekv3.2"
    paper_count 1
    iri "http://localhost:8080/entity/deepseekv3-2-ee441532"
  ]
  node [
    id 37
    local_id "entity/denoising-78864786"
    label "denoising"
    name "denoising"
    node_type "Method"
    key "denoising"
    paper_count 1
    iri "http://localhost:8080/entity/denoising-78864786"
  ]
  node [
    id 38
    local_id "entity/denoisingdiffusionimplicitmodel-9a15b338"
    label "denoising diffusion implicit model"
    name "denoising diffusion implicit model"
    node_type "Method"
    key "denoisingdiffusionimplicitmodel"
    aliases "DDIM"
    paper_count 1
    iri "http://localhost:8080/entity/denoisingdiffusionimplicitmodel-9a15b338"
  ]
  node [
    id 39
    local_id "entity/denovorecovery-db00e4c3"
    label "de novo recovery"
    name "de novo recovery"
    node_type "Task"
    key "denovorecovery"
    paper_count 1
    iri "http://localhost:8080/entity/denovorecovery-db00e4c3"
  ]
  node [
    id 40
    local_id "entity/diffusionbridge-e0de6658"
    label "diffusion bridge"
    name "diffusion bridge"
    node_type "Method"
    key "diffusionbridge"
    aliases "diffusion bridges|diffusion-bridge"
    paper_count 1
    iri "http://localhost:8080/entity/diffusionbridge-e0de6658"
  ]
  node [
    id 41
    local_id "entity/diffusionpolicy-2c007714"
    label "diffusion policy"
    name "diffusion policy"
    node_type "Method"
    key "diffusionpolicy"
    aliases "Diffusion policies|diffusion|diffusion policies"
    paper_count 2
    iri "http://localhost:8080/entity/diffusionpolicy-2c007714"
  ]
  node [
    id 42
    local_id "entity/disbench-512f8c63"
    label "DISBench"
    name "DISBench"
    node_type "Dataset"
    key "disbench @sha256:b438dbaf8bebd35230a6216bee133d300efc16296071f2acdc06afd924aafd59"
    paper_count 1
    iri "http://localhost:8080/entity/disbench-512f8c63"
  ]
  node [
    id 43
    local_id "entity/discretetransformer-b44ed267"
    label "Discrete Transformer (entity/discretetransformer-b44ed267)"
    name "Discrete Transformer"
    node_type "Method"
    key "discretetransformer @sha256:6663fcbe07176e66579c92b47a5bd1ad0865b21e4fc0e742041eca43753ad887"
    broader "entity/transformer-361b904b"
    paper_count 1
    iri "http://localhost:8080/entity/discretetransformer-b44ed267"
  ]
  node [
    id 44
    local_id "entity/distributionalmiplib-d678769a"
    label "Distributional MIPLIB"
    name "Distributional MIPLIB"
    node_type "Dataset"
    key "distributionalmiplib"
    paper_count 1
    iri "http://localhost:8080/entity/distributionalmiplib-d678769a"
  ]
  node [
    id 45
    local_id "entity/dmawm-b916983d"
    label "DMAWM (entity/dmawm-b916983d)"
    name "DMAWM"
    node_type "Method"
    key "dmawm @sha256:fcdcd1868b3131ff1753eaa641aa7b7cd4227417f6b448179579d3af6faee112"
    aliases "Disentangled Multi-Agent World Model"
    paper_count 1
    iri "http://localhost:8080/entity/dmawm-b916983d"
  ]
  node [
    id 46
    local_id "entity/dnf-40db3e70"
    label "DNF"
    name "DNF"
    node_type "Method"
    key "dnf"
    paper_count 1
    iri "http://localhost:8080/entity/dnf-40db3e70"
  ]
  node [
    id 47
    local_id "entity/dqgpm-1c06bdae"
    label "DQGPM (entity/dqgpm-1c06bdae)"
    name "DQGPM"
    node_type "Method"
    key "dqgpm @sha256:9d9e114c168ad0aa2c5daf52921fa3827d3dafd14011c16634dd40752fb8158e"
    aliases "dual quaternion generalized power method"
    paper_count 1
    iri "http://localhost:8080/entity/dqgpm-1c06bdae"
  ]
  node [
    id 48
    local_id "entity/dualmemorysystem-92d96e35"
    label "dual-memory system"
    name "dual-memory system"
    node_type "Method"
    key "dualmemorysystem"
    paper_count 1
    iri "http://localhost:8080/entity/dualmemorysystem-92d96e35"
  ]
  node [
    id 49
    local_id "entity/dualperspectivereasoning-4cca6c21"
    label "dual-perspective reasoning"
    name "dual-perspective reasoning"
    node_type "Method"
    key "dualperspectivereasoning"
    paper_count 1
    iri "http://localhost:8080/entity/dualperspectivereasoning-4cca6c21"
  ]
  node [
    id 50
    local_id "entity/dualstreamfactorizedattention-24df8ab0"
    label "dual-stream factorized attention"
    name "dual-stream factorized attention"
    node_type "Method"
    key "dualstreamfactorizedattention"
    broader "entity/attention-e0787d27"
    paper_count 1
    iri "http://localhost:8080/entity/dualstreamfactorizedattention-24df8ab0"
  ]
  node [
    id 51
    local_id "entity/effectivetimeconvergence-3e7656ea"
    label "effective-time convergence"
    name "effective-time convergence"
    node_type "Metric"
    key "effectivetimeconvergence"
    paper_count 1
    iri "http://localhost:8080/entity/effectivetimeconvergence-3e7656ea"
  ]
  node [
    id 52
    local_id "entity/encodedabsence-9e0a04ba"
    label "encoded absence"
    name "encoded absence"
    node_type "Task"
    key "encodedabsence"
    aliases "encoded absences"
    paper_count 1
    iri "http://localhost:8080/entity/encodedabsence-9e0a04ba"
  ]
  node [
    id 53
    local_id "entity/expectedmisfit-a4263454"
    label "expected misfit"
    name "expected misfit"
    node_type "Task"
    key "expectedmisfit"
    paper_count 1
    iri "http://localhost:8080/entity/expectedmisfit-a4263454"
  ]
  node [
    id 54
    local_id "entity/explainableai-591534ca"
    label "explainable AI"
    name "explainable AI"
    node_type "Method"
    key "explainableai"
    aliases "Explainable AI|Explainable artificial intelligence|XAI|explainable artificial intelligence"
    paper_count 1
    iri "http://localhost:8080/entity/explainableai-591534ca"
  ]
  node [
    id 55
    local_id "entity/featureselection-59e815d3"
    label "feature selection"
    name "feature selection"
    node_type "Task"
    key "featureselection"
    paper_count 1
    iri "http://localhost:8080/entity/featureselection-59e815d3"
  ]
  node [
    id 56
    local_id "entity/featurevisualization-af42ce61"
    label "feature visualization"
    name "feature visualization"
    node_type "Task"
    key "featurevisualization"
    paper_count 1
    iri "http://localhost:8080/entity/featurevisualization-af42ce61"
  ]
  node [
    id 57
    local_id "entity/fewshottrajectoryprediction-c79de761"
    label "few-shot trajectory prediction"
    name "few-shot trajectory prediction"
    node_type "Task"
    key "fewshottrajectoryprediction"
    paper_count 1
    iri "http://localhost:8080/entity/fewshottrajectoryprediction-c79de761"
  ]
  node [
    id 58
    local_id "entity/finetuning-958e52b9"
    label "fine-tuning"
    name "fine-tuning"
    node_type "Method"
    key "finetuning"
    paper_count 2
    iri "http://localhost:8080/entity/finetuning-958e52b9"
  ]
  node [
    id 59
    local_id "entity/flying-a1f95e4f"
    label "flying"
    name "flying"
    node_type "Task"
    key "flying"
    paper_count 1
    iri "http://localhost:8080/entity/flying-a1f95e4f"
  ]
  node [
    id 60
    local_id "entity/forwardcrossentropy-a702710c"
    label "forward cross-entropy"
    name "forward cross-entropy"
    node_type "Method"
    key "forwardcrossentropy"
    paper_count 1
    iri "http://localhost:8080/entity/forwardcrossentropy-a702710c"
  ]
  node [
    id 61
    local_id "entity/fromscratchrl-e7cdf92d"
    label "from-scratch RL"
    name "from-scratch RL"
    node_type "Method"
    key "fromscratchrl"
    broader "entity/reinforcementlearning-f85d2769"
    paper_count 1
    iri "http://localhost:8080/entity/fromscratchrl-e7cdf92d"
  ]
  node [
    id 62
    local_id "entity/gatedharmonicconvolution-0f41109c"
    label "gated harmonic convolution"
    name "gated harmonic convolution"
    node_type "Method"
    key "gatedharmonicconvolution"
    aliases "gated harmonic convolutions"
    paper_count 1
    iri "http://localhost:8080/entity/gatedharmonicconvolution-0f41109c"
  ]
  node [
    id 63
    local_id "entity/generalizedbiasvariancedecomposition-4cc1ff21"
    label "generalized bias&#8211;variance decomposition"
    name "generalized bias&#8211;variance decomposition"
    node_type "Method"
    key "generalizedbiasvariancedecomposition"
    paper_count 1
    iri "http://localhost:8080/entity/generalizedbiasvariancedecomposition-4cc1ff21"
  ]
  node [
    id 64
    local_id "entity/generatingobject-48efad57"
    label "generating object"
    name "generating object"
    node_type "Task"
    key "generatingobject"
    aliases "Generating objects"
    paper_count 1
    iri "http://localhost:8080/entity/generatingobject-48efad57"
  ]
  node [
    id 65
    local_id "entity/generativepolicy-efd6425f"
    label "generative policy"
    name "generative policy"
    node_type "Method"
    key "generativepolicy"
    aliases "generative policies"
    paper_count 1
    iri "http://localhost:8080/entity/generativepolicy-efd6425f"
  ]
  node [
    id 66
    local_id "entity/generativerewardmodel-8aa2e2d5"
    label "generative reward model"
    name "generative reward model"
    node_type "Method"
    key "generativerewardmodel"
    aliases "GRM|GRMs|GenRM|Generative Reward Models"
    paper_count 1
    iri "http://localhost:8080/entity/generativerewardmodel-8aa2e2d5"
  ]
  node [
    id 67
    local_id "entity/grasp-398b001f"
    label "GRASP (entity/grasp-398b001f)"
    name "GRASP"
    node_type "Method"
    key "grasp @sha256:19525526f06a7fa27bb37cdb405b9efd00485df6eb615eb279692adf43376986"
    aliases "Graph Reasoning via Agentic Solving and Probing"
    paper_count 1
    iri "http://localhost:8080/entity/grasp-398b001f"
  ]
  node [
    id 68
    local_id "entity/grouprelativepolicyoptimization-2e65a90b"
    label "group relative policy optimization"
    name "group relative policy optimization"
    node_type "Method"
    key "grouprelativepolicyoptimization"
    aliases "GRPO"
    broader "entity/policyoptimization-002528fc"
    paper_count 2
    iri "http://localhost:8080/entity/grouprelativepolicyoptimization-2e65a90b"
  ]
  node [
    id 69
    local_id "entity/hallucination-2c229d9f"
    label "hallucination"
    name "hallucination"
    node_type "Task"
    key "hallucination"
    aliases "hallucinations"
    paper_count 2
    iri "http://localhost:8080/entity/hallucination-2c229d9f"
  ]
  node [
    id 70
    local_id "entity/hallucinationdetection-353c5e43"
    label "hallucination detection"
    name "hallucination detection"
    node_type "Task"
    key "hallucinationdetection"
    paper_count 1
    iri "http://localhost:8080/entity/hallucinationdetection-353c5e43"
  ]
  node [
    id 71
    local_id "entity/heterogeneouslocomotion-8fbe8492"
    label "heterogeneous locomotion"
    name "heterogeneous locomotion"
    node_type "Task"
    key "heterogeneouslocomotion"
    broader "entity/locomotion-4ee2cc31"
    paper_count 1
    iri "http://localhost:8080/entity/heterogeneouslocomotion-8fbe8492"
  ]
  node [
    id 72
    local_id "entity/highlevelscheduler-061173a2"
    label "high-level scheduler"
    name "high-level scheduler"
    node_type "Method"
    key "highlevelscheduler"
    broader "entity/scheduler-a02ba163"
    paper_count 1
    iri "http://localhost:8080/entity/highlevelscheduler-061173a2"
  ]
  node [
    id 73
    local_id "entity/historycompression-c5c438db"
    label "history compression"
    name "history compression"
    node_type "Task"
    key "historycompression"
    paper_count 1
    iri "http://localhost:8080/entity/historycompression-c5c438db"
  ]
  node [
    id 74
    local_id "entity/hybridarchitecture-a8672d4b"
    label "hybrid architecture"
    name "hybrid architecture"
    node_type "Method"
    key "hybridarchitecture"
    paper_count 1
    iri "http://localhost:8080/entity/hybridarchitecture-a8672d4b"
  ]
  node [
    id 75
    local_id "entity/hypothesistesting-a6ca08c4"
    label "hypothesis testing"
    name "hypothesis testing"
    node_type "Method"
    key "hypothesistesting"
    paper_count 1
    iri "http://localhost:8080/entity/hypothesistesting-a6ca08c4"
  ]
  node [
    id 76
    local_id "entity/imagenet-0afd7c2a"
    label "ImageNet"
    name "ImageNet"
    node_type "Dataset"
    key "imagenet"
    paper_count 1
    iri "http://localhost:8080/entity/imagenet-0afd7c2a"
  ]
  node [
    id 77
    local_id "entity/imageretrieval-f06a613c"
    label "image retrieval"
    name "image retrieval"
    node_type "Task"
    key "imageretrieval"
    paper_count 1
    iri "http://localhost:8080/entity/imageretrieval-f06a613c"
  ]
  node [
    id 78
    local_id "entity/imagetovideogeneration-abd0f9c5"
    label "image-to-video generation"
    name "image-to-video generation"
    node_type "Task"
    key "imagetovideogeneration"
    aliases "image-to-video"
    paper_count 1
    iri "http://localhost:8080/entity/imagetovideogeneration-abd0f9c5"
  ]
  node [
    id 79
    local_id "entity/imaginaryrollout-4b096649"
    label "imaginary rollout"
    name "imaginary rollout"
    node_type "Method"
    key "imaginaryrollout"
    aliases "imaginary rollouts"
    paper_count 1
    iri "http://localhost:8080/entity/imaginaryrollout-4b096649"
  ]
  node [
    id 80
    local_id "entity/imaginationbasedcontrol-ac70ca32"
    label "imagination-based control"
    name "imagination-based control"
    node_type "Task"
    key "imaginationbasedcontrol"
    paper_count 1
    iri "http://localhost:8080/entity/imaginationbasedcontrol-ac70ca32"
  ]
  node [
    id 81
    local_id "entity/inductivebias-f445892a"
    label "inductive bias"
    name "inductive bias"
    node_type "Method"
    key "inductivebias"
    aliases "inductive biases"
    paper_count 1
    iri "http://localhost:8080/entity/inductivebias-f445892a"
  ]
  node [
    id 82
    local_id "entity/inductor-64670336"
    label "Inductor"
    name "Inductor"
    node_type "Method"
    key "inductor"
    paper_count 1
    iri "http://localhost:8080/entity/inductor-64670336"
  ]
  node [
    id 83
    local_id "entity/inferencelatency-fd20e205"
    label "inference latency"
    name "inference latency"
    node_type "Metric"
    key "inferencelatency"
    broader "entity/latency-3fdb7e87"
    paper_count 1
    iri "http://localhost:8080/entity/inferencelatency-fd20e205"
  ]
  node [
    id 84
    local_id "entity/inferencetimereflection-506b0be8"
    label "inference-time reflection"
    name "inference-time reflection"
    node_type "Method"
    key "inferencetimereflection"
    paper_count 1
    iri "http://localhost:8080/entity/inferencetimereflection-506b0be8"
  ]
  node [
    id 85
    local_id "entity/informationsecurity-f4127adc"
    label "information security"
    name "information security"
    node_type "Task"
    key "informationsecurity"
    paper_count 1
    iri "http://localhost:8080/entity/informationsecurity-f4127adc"
  ]
  node [
    id 86
    local_id "entity/intellectualpropertyprotection-c8d3540f"
    label "intellectual property protection"
    name "intellectual property protection"
    node_type "Task"
    key "intellectualpropertyprotection"
    paper_count 1
    iri "http://localhost:8080/entity/intellectualpropertyprotection-c8d3540f"
  ]
  node [
    id 87
    local_id "entity/interpretablemachinelearning-c35b71bf"
    label "interpretable machine learning"
    name "interpretable machine learning"
    node_type "Task"
    key "interpretablemachinelearning"
    aliases "Interpretable machine learning"
    paper_count 1
    iri "http://localhost:8080/entity/interpretablemachinelearning-c35b71bf"
  ]
  node [
    id 88
    local_id "entity/interventionalablation-55c96be5"
    label "interventional ablation"
    name "interventional ablation"
    node_type "Method"
    key "interventionalablation"
    aliases "interventional ablations"
    paper_count 1
    iri "http://localhost:8080/entity/interventionalablation-55c96be5"
  ]
  node [
    id 89
    local_id "entity/intrinsicreward-0a7bdff0"
    label "intrinsic reward"
    name "intrinsic reward"
    node_type "Method"
    key "intrinsicreward"
    paper_count 1
    iri "http://localhost:8080/entity/intrinsicreward-0a7bdff0"
  ]
  node [
    id 90
    local_id "entity/kskt-5d9302c8"
    label "KSKT (entity/kskt-5d9302c8)"
    name "KSKT"
    node_type "Method"
    key "kskt @sha256:c6e9d30564cd5914d10297af47eb921c747aa5680fb563d112ccb59818fd9c95"
    aliases "KnowSelf-KnowOther Transformer"
    paper_count 1
    iri "http://localhost:8080/entity/kskt-5d9302c8"
  ]
  node [
    id 91
    local_id "entity/largelanguagemodel-65e86b92"
    label "large language model"
    name "large language model"
    node_type "Method"
    key "largelanguagemodel"
    aliases "LLM|LLMs|Large Language Models|large language models"
    paper_count 6
    iri "http://localhost:8080/entity/largelanguagemodel-65e86b92"
  ]
  node [
    id 92
    local_id "entity/largevisionlanguagemodel-f59802a7"
    label "large vision-language model"
    name "large vision-language model"
    node_type "Method"
    key "largevisionlanguagemodel"
    aliases "LVLM"
    broader "entity/visionlanguagemodel-10689efc"
    paper_count 1
    iri "http://localhost:8080/entity/largevisionlanguagemodel-f59802a7"
  ]
  node [
    id 93
    local_id "entity/latency-3fdb7e87"
    label "latency"
    name "latency"
    node_type "Metric"
    key "latency"
    paper_count 1
    iri "http://localhost:8080/entity/latency-3fdb7e87"
  ]
  node [
    id 94
    local_id "entity/learningtoreconfigure-2d5e2986"
    label "Learning to Reconfigure (entity/learningtoreconfigure-2d5e2986)"
    name "Learning to Reconfigure"
    node_type "Method"
    key "learningtoreconfigure @sha256:e8b4ab5ce811773921025de2831ec04b5c5eee262927f7de8786cff76d1bbfae"
    paper_count 1
    iri "http://localhost:8080/entity/learningtoreconfigure-2d5e2986"
  ]
  node [
    id 95
    local_id "entity/leetcode-008d5bb7"
    label "LeetCode"
    name "LeetCode"
    node_type "Dataset"
    key "leetcode"
    paper_count 1
    iri "http://localhost:8080/entity/leetcode-008d5bb7"
  ]
  node [
    id 96
    local_id "entity/lmac-eb328cab"
    label "LMAC (entity/lmac-eb328cab)"
    name "LMAC"
    node_type "Method"
    key "lmac @sha256:18c3af7c31231b2c8b19ed4e79ada246e9aef170d4693fa9ebb58f1b8233e2f5"
    aliases "LLM-driven Multi-Agent Communication"
    paper_count 1
    iri "http://localhost:8080/entity/lmac-eb328cab"
  ]
  node [
    id 97
    local_id "entity/locallycontractivemapping-5add00bd"
    label "locally contractive mapping"
    name "locally contractive mapping"
    node_type "Method"
    key "locallycontractivemapping"
    paper_count 1
    iri "http://localhost:8080/entity/locallycontractivemapping-5add00bd"
  ]
  node [
    id 98
    local_id "entity/locomotion-4ee2cc31"
    label "locomotion"
    name "locomotion"
    node_type "Task"
    key "locomotion"
    paper_count 2
    iri "http://localhost:8080/entity/locomotion-4ee2cc31"
  ]
  node [
    id 99
    local_id "entity/longhorizonnavigation-dd206185"
    label "long-horizon navigation"
    name "long-horizon navigation"
    node_type "Task"
    key "longhorizonnavigation"
    paper_count 1
    iri "http://localhost:8080/entity/longhorizonnavigation-dd206185"
  ]
  node [
    id 100
    local_id "entity/magnitudebasedgating-1863e712"
    label "magnitude-based gating"
    name "magnitude-based gating"
    node_type "Method"
    key "magnitudebasedgating"
    paper_count 1
    iri "http://localhost:8080/entity/magnitudebasedgating-1863e712"
  ]
  node [
    id 101
    local_id "entity/materialdesign-7068bb71"
    label "material design"
    name "material design"
    node_type "Task"
    key "materialdesign"
    paper_count 1
    iri "http://localhost:8080/entity/materialdesign-7068bb71"
  ]
  node [
    id 102
    local_id "entity/metarm-182f74a3"
    label "MetaRM"
    name "MetaRM"
    node_type "Method"
    key "metarm @sha256:b0ec990560d042a11d2ac9e3146b885efd5c9875f8671e8a1716c46a378fc225"
    paper_count 1
    iri "http://localhost:8080/entity/metarm-182f74a3"
  ]
  node [
    id 103
    local_id "entity/mips-71b2faae"
    label "MIPS"
    name "MIPS"
    node_type "Method"
    key "mips"
    paper_count 1
    iri "http://localhost:8080/entity/mips-71b2faae"
  ]
  node [
    id 104
    local_id "entity/mixedintegeroptimization-dbf82306"
    label "mixed-integer optimization"
    name "mixed-integer optimization"
    node_type "Method"
    key "mixedintegeroptimization"
    aliases "Mixed-integer optimization"
    paper_count 1
    iri "http://localhost:8080/entity/mixedintegeroptimization-dbf82306"
  ]
  node [
    id 105
    local_id "entity/mixtureofexpert-6c18381c"
    label "mixture-of-experts"
    name "mixture-of-experts"
    node_type "Method"
    key "mixtureofexpert"
    aliases "Mixture-of-Experts|MoE"
    paper_count 1
    iri "http://localhost:8080/entity/mixtureofexpert-6c18381c"
  ]
  node [
    id 106
    local_id "entity/modalitytranslation-7423e252"
    label "modality translation"
    name "modality translation"
    node_type "Task"
    key "modalitytranslation"
    aliases "Modality translation"
    broader "entity/translation-839cd116"
    paper_count 1
    iri "http://localhost:8080/entity/modalitytranslation-7423e252"
  ]
  node [
    id 107
    local_id "entity/modelbasedcontrol-5c703f1a"
    label "model-based control"
    name "model-based control"
    node_type "Method"
    key "modelbasedcontrol"
    paper_count 1
    iri "http://localhost:8080/entity/modelbasedcontrol-5c703f1a"
  ]
  node [
    id 108
    local_id "entity/modelbasedpolicyoptimization-f36d6406"
    label "model-based policy optimization"
    name "model-based policy optimization"
    node_type "Method"
    key "modelbasedpolicyoptimization"
    broader "entity/policyoptimization-002528fc"
    paper_count 1
    iri "http://localhost:8080/entity/modelbasedpolicyoptimization-f36d6406"
  ]
  node [
    id 109
    local_id "entity/modelclone-83be0592"
    label "model clone"
    name "model clone"
    node_type "Task"
    key "modelclone"
    paper_count 1
    iri "http://localhost:8080/entity/modelclone-83be0592"
  ]
  node [
    id 110
    local_id "entity/modelcloning-68671582"
    label "model cloning"
    name "model cloning"
    node_type "Method"
    key "modelcloning"
    paper_count 1
    iri "http://localhost:8080/entity/modelcloning-68671582"
  ]
  node [
    id 111
    local_id "entity/modellineageanalysis-94a21f47"
    label "model lineage analysis"
    name "model lineage analysis"
    node_type "Task"
    key "modellineageanalysis"
    paper_count 1
    iri "http://localhost:8080/entity/modellineageanalysis-94a21f47"
  ]
  node [
    id 112
    local_id "entity/modelretrieval-026f80d0"
    label "model retrieval"
    name "model retrieval"
    node_type "Task"
    key "modelretrieval"
    paper_count 1
    iri "http://localhost:8080/entity/modelretrieval-026f80d0"
  ]
  node [
    id 113
    local_id "entity/modelsimilaritydetection-06d8794a"
    label "model similarity detection"
    name "model similarity detection"
    node_type "Task"
    key "modelsimilaritydetection"
    paper_count 1
    iri "http://localhost:8080/entity/modelsimilaritydetection-06d8794a"
  ]
  node [
    id 114
    local_id "entity/motibench-2f6a507e"
    label "MotiBench"
    name "MotiBench"
    node_type "Dataset"
    key "motibench @sha256:5f7c31e38773572708a830e385f909cff9d54fd487d309fa5fb3815e5bc419e3"
    paper_count 1
    iri "http://localhost:8080/entity/motibench-2f6a507e"
  ]
  node [
    id 115
    local_id "entity/motimotion-afd6526c"
    label "MotiMotion (entity/motimotion-afd6526c)"
    name "MotiMotion"
    node_type "Method"
    key "motimotion @sha256:5f7c31e38773572708a830e385f909cff9d54fd487d309fa5fb3815e5bc419e3"
    paper_count 1
    iri "http://localhost:8080/entity/motimotion-afd6526c"
  ]
  node [
    id 116
    local_id "entity/motioncontrol-2204b77f"
    label "motion control"
    name "motion control"
    node_type "Task"
    key "motioncontrol"
    paper_count 1
    iri "http://localhost:8080/entity/motioncontrol-2204b77f"
  ]
  node [
    id 117
    local_id "entity/multiagentdynamics-65bb4660"
    label "multi-agent dynamics"
    name "multi-agent dynamics"
    node_type "Task"
    key "multiagentdynamics"
    paper_count 1
    iri "http://localhost:8080/entity/multiagentdynamics-65bb4660"
  ]
  node [
    id 118
    local_id "entity/multiagentreinforcementlearning-4d637717"
    label "multi-agent reinforcement learning"
    name "multi-agent reinforcement learning"
    node_type "Method"
    key "multiagentreinforcementlearning"
    aliases "MARL"
    broader "entity/reinforcementlearning-f85d2769"
    paper_count 1
    iri "http://localhost:8080/entity/multiagentreinforcementlearning-4d637717"
  ]
  node [
    id 119
    local_id "entity/multiagenttask-0d3c56b1"
    label "multi-agent task"
    name "multi-agent task"
    node_type "Task"
    key "multiagenttask"
    aliases "multi-agent tasks"
    paper_count 1
    iri "http://localhost:8080/entity/multiagenttask-0d3c56b1"
  ]
  node [
    id 120
    local_id "entity/multiclass-45e67ade"
    label "multiclass"
    name "multiclass"
    node_type "Task"
    key "multiclass"
    paper_count 1
    iri "http://localhost:8080/entity/multiclass-45e67ade"
  ]
  node [
    id 121
    local_id "entity/multidomaingraphreasoning-075448fc"
    label "multi-domain graph reasoning"
    name "multi-domain graph reasoning"
    node_type "Task"
    key "multidomaingraphreasoning"
    broader "entity/reasoning-0c4d01e8"
    paper_count 1
    iri "http://localhost:8080/entity/multidomaingraphreasoning-075448fc"
  ]
  node [
    id 122
    local_id "entity/multimodalretrieval-8457153c"
    label "multimodal retrieval"
    name "multimodal retrieval"
    node_type "Task"
    key "multimodalretrieval"
    paper_count 1
    iri "http://localhost:8080/entity/multimodalretrieval-8457153c"
  ]
  node [
    id 123
    local_id "entity/multimorphologycooptimization-da887f08"
    label "multi-morphology co-optimization"
    name "multi-morphology co-optimization"
    node_type "Method"
    key "multimorphologycooptimization"
    paper_count 1
    iri "http://localhost:8080/entity/multimorphologycooptimization-da887f08"
  ]
  node [
    id 124
    local_id "entity/multiscanpointsetregistration-3d22bb9a"
    label "multi-scan point-set registration"
    name "multi-scan point-set registration"
    node_type "Task"
    key "multiscanpointsetregistration"
    paper_count 1
    iri "http://localhost:8080/entity/multiscanpointsetregistration-3d22bb9a"
  ]
  node [
    id 125
    local_id "entity/multistepplanning-9131f719"
    label "multi-step planning"
    name "multi-step planning"
    node_type "Task"
    key "multistepplanning"
    broader "entity/planning-42361483"
    paper_count 1
    iri "http://localhost:8080/entity/multistepplanning-9131f719"
  ]
  node [
    id 126
    local_id "entity/multistepreasoning-b6747456"
    label "multi-step reasoning"
    name "multi-step reasoning"
    node_type "Task"
    key "multistepreasoning"
    broader "entity/reasoning-0c4d01e8"
    paper_count 1
    iri "http://localhost:8080/entity/multistepreasoning-b6747456"
  ]
  node [
    id 127
    local_id "entity/multitailarchitecture-c3e8e976"
    label "multi-tail architecture"
    name "multi-tail architecture"
    node_type "Method"
    key "multitailarchitecture"
    paper_count 1
    iri "http://localhost:8080/entity/multitailarchitecture-c3e8e976"
  ]
  node [
    id 128
    local_id "entity/mutualinformation-2bc74c97"
    label "mutual information"
    name "mutual information"
    node_type "Method"
    key "mutualinformation"
    paper_count 1
    iri "http://localhost:8080/entity/mutualinformation-2bc74c97"
  ]
  node [
    id 129
    local_id "entity/neighborretrieval-484a5e15"
    label "Neighbor Retrieval"
    name "Neighbor Retrieval"
    node_type "Method"
    key "neighborretrieval"
    paper_count 1
    iri "http://localhost:8080/entity/neighborretrieval-484a5e15"
  ]
  node [
    id 130
    local_id "entity/neuralsequencemodeling-42418316"
    label "neural sequence modeling"
    name "neural sequence modeling"
    node_type "Task"
    key "neuralsequencemodeling"
    paper_count 1
    iri "http://localhost:8080/entity/neuralsequencemodeling-42418316"
  ]
  node [
    id 131
    local_id "entity/normalizedcomputationalgraph-fe37cd90"
    label "normalized computational graph"
    name "normalized computational graph"
    node_type "Method"
    key "normalizedcomputationalgraph"
    aliases "normalized computational graphs"
    paper_count 1
    iri "http://localhost:8080/entity/normalizedcomputationalgraph-fe37cd90"
  ]
  node [
    id 132
    local_id "entity/optimalitygap-dee3c9f6"
    label "optimality gap"
    name "optimality gap"
    node_type "Metric"
    key "optimalitygap"
    paper_count 1
    iri "http://localhost:8080/entity/optimalitygap-dee3c9f6"
  ]
  node [
    id 133
    local_id "entity/outcomereward-4e2bef53"
    label "outcome reward"
    name "outcome reward"
    node_type "Method"
    key "outcomereward"
    paper_count 1
    iri "http://localhost:8080/entity/outcomereward-4e2bef53"
  ]
  node [
    id 134
    local_id "entity/papercuttingdesign-9346b9e3"
    label "paper-cutting design"
    name "paper-cutting design"
    node_type "Task"
    key "papercuttingdesign"
    paper_count 1
    iri "http://localhost:8080/entity/papercuttingdesign-9346b9e3"
  ]
  node [
    id 135
    local_id "entity/parameterefficiency-d91f49dd"
    label "parameter efficiency"
    name "parameter efficiency"
    node_type "Metric"
    key "parameterefficiency"
    paper_count 1
    iri "http://localhost:8080/entity/parameterefficiency-d91f49dd"
  ]
  node [
    id 136
    local_id "entity/partialobservability-31d453fc"
    label "partial observability"
    name "partial observability"
    node_type "Task"
    key "partialobservability"
    paper_count 1
    iri "http://localhost:8080/entity/partialobservability-31d453fc"
  ]
  node [
    id 137
    local_id "entity/partialorderscore-e5201635"
    label "partial-order score"
    name "partial-order score"
    node_type "Method"
    key "partialorderscore"
    paper_count 1
    iri "http://localhost:8080/entity/partialorderscore-e5201635"
  ]
  node [
    id 138
    local_id "entity/passiveingestion-72a3f26e"
    label "passive ingestion"
    name "passive ingestion"
    node_type "Method"
    key "passiveingestion"
    paper_count 1
    iri "http://localhost:8080/entity/passiveingestion-72a3f26e"
  ]
  node [
    id 139
    local_id "entity/passiverepresentation-87edeaeb"
    label "passive representation"
    name "passive representation"
    node_type "Method"
    key "passiverepresentation"
    paper_count 1
    iri "http://localhost:8080/entity/passiverepresentation-87edeaeb"
  ]
  node [
    id 140
    local_id "entity/patterndesign-f3211fa0"
    label "pattern design"
    name "pattern design"
    node_type "Task"
    key "patterndesign"
    paper_count 1
    iri "http://localhost:8080/entity/patterndesign-f3211fa0"
  ]
  node [
    id 141
    local_id "entity/periterationprojection-bbbe7f2c"
    label "per-iteration projection"
    name "per-iteration projection"
    node_type "Method"
    key "periterationprojection"
    paper_count 1
    iri "http://localhost:8080/entity/periterationprojection-bbbe7f2c"
  ]
  node [
    id 142
    local_id "entity/personalizedai-c1ba34dd"
    label "personalized AI"
    name "personalized AI"
    node_type "Task"
    key "personalizedai"
    paper_count 1
    iri "http://localhost:8080/entity/personalizedai-c1ba34dd"
  ]
  node [
    id 143
    local_id "entity/phasebasedrouting-a6c093a8"
    label "phase-based routing"
    name "phase-based routing"
    node_type "Method"
    key "phasebasedrouting"
    paper_count 1
    iri "http://localhost:8080/entity/phasebasedrouting-a6c093a8"
  ]
  node [
    id 144
    local_id "entity/phasebasedspectralinterference-0ebc63a8"
    label "phase-based spectral interference"
    name "phase-based spectral interference"
    node_type "Method"
    key "phasebasedspectralinterference"
    paper_count 1
    iri "http://localhost:8080/entity/phasebasedspectralinterference-0ebc63a8"
  ]
  node [
    id 145
    local_id "entity/planargroupsymmetry-c21a4333"
    label "planar group symmetry"
    name "planar group symmetry"
    node_type "Task"
    key "planargroupsymmetry"
    paper_count 1
    iri "http://localhost:8080/entity/planargroupsymmetry-c21a4333"
  ]
  node [
    id 146
    local_id "entity/planning-42361483"
    label "planning"
    name "planning"
    node_type "Task"
    key "planning"
    paper_count 1
    iri "http://localhost:8080/entity/planning-42361483"
  ]
  node [
    id 147
    local_id "entity/policyoptimization-002528fc"
    label "policy optimization"
    name "policy optimization"
    node_type "Method"
    key "policyoptimization"
    aliases "Policy optimization"
    paper_count 1
    iri "http://localhost:8080/entity/policyoptimization-002528fc"
  ]
  node [
    id 148
    local_id "entity/postsftrl-4851fb45"
    label "post-SFT RL"
    name "post-SFT RL"
    node_type "Method"
    key "postsftrl"
    broader "entity/reinforcementlearning-f85d2769"
    paper_count 1
    iri "http://localhost:8080/entity/postsftrl-4851fb45"
  ]
  node [
    id 149
    local_id "entity/posttraining-520544a9"
    label "post-training"
    name "post-training"
    node_type "Method"
    key "posttraining"
    paper_count 1
    iri "http://localhost:8080/entity/posttraining-520544a9"
  ]
  node [
    id 150
    local_id "entity/powermethod-d9efb235"
    label "power method"
    name "power method"
    node_type "Method"
    key "powermethod"
    paper_count 1
    iri "http://localhost:8080/entity/powermethod-d9efb235"
  ]
  node [
    id 151
    local_id "entity/pretraining-71895574"
    label "pretraining"
    name "pretraining"
    node_type "Method"
    key "pretraining"
    paper_count 1
    iri "http://localhost:8080/entity/pretraining-71895574"
  ]
  node [
    id 152
    local_id "entity/prism-455c30f5"
    label "PRISM (entity/prism-455c30f5)"
    name "PRISM"
    node_type "Method"
    key "prism @sha256:97de553c0d58f27d53bdb28392ee3d3b0a0d21d1baa6b972c1075eb484b80fec"
    paper_count 1
    iri "http://localhost:8080/entity/prism-455c30f5"
  ]
  node [
    id 153
    local_id "entity/processreward-e93616cd"
    label "process reward"
    name "process reward"
    node_type "Method"
    key "processreward"
    paper_count 1
    iri "http://localhost:8080/entity/processreward-e93616cd"
  ]
  node [
    id 154
    local_id "entity/promptlevelconditioning-7b8c8d46"
    label "prompt-level conditioning"
    name "prompt-level conditioning"
    node_type "Method"
    key "promptlevelconditioning"
    paper_count 1
    iri "http://localhost:8080/entity/promptlevelconditioning-7b8c8d46"
  ]
  node [
    id 155
    local_id "entity/quadruped-500997f7"
    label "quadruped"
    name "quadruped"
    node_type "RobotKind"
    key "quadruped"
    aliases "four-legged robot|legged quadruped|quadruped robot|quadrupedal legged robot|quadrupedal mobile robot|quadrupedal platform|quadrupedal robot|robot dog|robotic dog"
    paper_count 0
    iri "http://localhost:8080/entity/quadruped-500997f7"
  ]
  node [
    id 156
    local_id "entity/queryimagerelevance-468ef545"
    label "query-image relevance"
    name "query-image relevance"
    node_type "Metric"
    key "queryimagerelevance"
    paper_count 1
    iri "http://localhost:8080/entity/queryimagerelevance-468ef545"
  ]
  node [
    id 157
    local_id "entity/questionanswering-42900fdb"
    label "question answering"
    name "question answering"
    node_type "Task"
    key "questionanswering"
    aliases "QA"
    paper_count 1
    iri "http://localhost:8080/entity/questionanswering-42900fdb"
  ]
  node [
    id 158
    local_id "entity/quinemccluskeyminimization-b2510152"
    label "Quine&#8211;McCluskey minimization"
    name "Quine&#8211;McCluskey minimization"
    node_type "Method"
    key "quinemccluskeyminimization"
    paper_count 1
    iri "http://localhost:8080/entity/quinemccluskeyminimization-b2510152"
  ]
  node [
    id 159
    local_id "entity/qwen2-7b-d44e1877"
    label "Qwen2-7B"
    name "Qwen2-7B"
    node_type "Method"
    key "qwen2-7b"
    paper_count 1
    iri "http://localhost:8080/entity/qwen2-7b-d44e1877"
  ]
  node [
    id 160
    local_id "entity/qwen3-4bthinking-9f12c361"
    label "Qwen3-4B-Thinking"
    name "Qwen3-4B-Thinking"
    node_type "Method"
    key "qwen3-4bthinking"
    paper_count 1
    iri "http://localhost:8080/entity/qwen3-4bthinking-9f12c361"
  ]
  node [
    id 161
    local_id "entity/r1zero-7179cc52"
    label "R1-Zero"
    name "R1-Zero"
    node_type "Method"
    key "r1zero"
    paper_count 1
    iri "http://localhost:8080/entity/r1zero-7179cc52"
  ]
  node [
    id 162
    local_id "entity/rauq-b6fcca2c"
    label "RAUQ (entity/rauq-b6fcca2c)"
    name "RAUQ"
    node_type "Method"
    key "rauq @sha256:aa67a09921798db3de3e532347522259d93a714d5af9aa2d9757230bdc2787f4"
    aliases "Recurrent Attention-based Uncertainty Quantification"
    paper_count 1
    iri "http://localhost:8080/entity/rauq-b6fcca2c"
  ]
  node [
    id 163
    local_id "entity/reasoning-0c4d01e8"
    label "reasoning"
    name "reasoning"
    node_type "Task"
    key "reasoning"
    paper_count 1
    iri "http://localhost:8080/entity/reasoning-0c4d01e8"
  ]
  node [
    id 164
    local_id "entity/reasoningchain-e1f7684d"
    label "reasoning chain"
    name "reasoning chain"
    node_type "Method"
    key "reasoningchain"
    aliases "reasoning chains"
    paper_count 1
    iri "http://localhost:8080/entity/reasoningchain-e1f7684d"
  ]
  node [
    id 165
    local_id "entity/reasoningthengeneration-613f9854"
    label "reasoning-then-generation"
    name "reasoning-then-generation"
    node_type "Method"
    key "reasoningthengeneration"
    paper_count 1
    iri "http://localhost:8080/entity/reasoningthengeneration-613f9854"
  ]
  node [
    id 166
    local_id "entity/reconfigurablerobot-d8b3bc73"
    label "reconfigurable robot"
    name "reconfigurable robot"
    node_type "RobotKind"
    key "reconfigurablerobot"
    aliases "configurable robot|metamorphic robot|morphing robot|reconfigurable robots|self-reconfigurable robot|self-reconfiguring robot|shape-changing robot|shape-shifting robot|transformable robot"
    paper_count 1
    iri "http://localhost:8080/entity/reconfigurablerobot-d8b3bc73"
  ]
  node [
    id 167
    local_id "entity/recurrentneuralnetwork-9f84a305"
    label "recurrent neural network"
    name "recurrent neural network"
    node_type "Method"
    key "recurrentneuralnetwork"
    aliases "RNN"
    paper_count 1
    iri "http://localhost:8080/entity/recurrentneuralnetwork-9f84a305"
  ]
  node [
    id 168
    local_id "entity/regression-f274537a"
    label "regression"
    name "regression"
    node_type "Task"
    key "regression"
    paper_count 1
    iri "http://localhost:8080/entity/regression-f274537a"
  ]
  node [
    id 169
    local_id "entity/reinforceleaveoneout-0e2dec12"
    label "REINFORCE leave-one-out"
    name "REINFORCE leave-one-out"
    node_type "Method"
    key "reinforceleaveoneout"
    aliases "REINFORCE Leave-One-Out|RLOO"
    paper_count 1
    iri "http://localhost:8080/entity/reinforceleaveoneout-0e2dec12"
  ]
  node [
    id 170
    local_id "entity/reinforcementlearning-f85d2769"
    label "reinforcement learning"
    name "reinforcement learning"
    node_type "Method"
    key "reinforcementlearning"
    aliases "RL"
    paper_count 1
    iri "http://localhost:8080/entity/reinforcementlearning-f85d2769"
  ]
  node [
    id 171
    local_id "entity/reinforcementlearningwithverifiablereward-a24a7eca"
    label "reinforcement learning with verifiable rewards"
    name "reinforcement learning with verifiable rewards"
    node_type "Method"
    key "reinforcementlearningwithverifiablereward"
    aliases "RLVR|Reinforcement Learning with Verifiable Reward|Reinforcement learning with verifiable rewards|reinforcement learning from verifiable rewards|reinforcement learning with verifiable reward"
    broader "entity/reinforcementlearning-f85d2769"
    paper_count 2
    iri "http://localhost:8080/entity/reinforcementlearningwithverifiablereward-a24a7eca"
  ]
  node [
    id 172
    local_id "entity/representationentanglement-8b4fda4e"
    label "representation entanglement"
    name "representation entanglement"
    node_type "Task"
    key "representationentanglement"
    paper_count 1
    iri "http://localhost:8080/entity/representationentanglement-8b4fda4e"
  ]
  node [
    id 173
    local_id "entity/responsecost-23c17949"
    label "response cost"
    name "response cost"
    node_type "Metric"
    key "responsecost"
    paper_count 1
    iri "http://localhost:8080/entity/responsecost-23c17949"
  ]
  node [
    id 174
    local_id "entity/return-7187f067"
    label "return"
    name "return"
    node_type "Metric"
    key "return"
    aliases "returns"
    paper_count 1
    iri "http://localhost:8080/entity/return-7187f067"
  ]
  node [
    id 175
    local_id "entity/reversecrossentropy-f3b6a205"
    label "reverse cross-entropy"
    name "reverse cross-entropy"
    node_type "Method"
    key "reversecrossentropy"
    paper_count 1
    iri "http://localhost:8080/entity/reversecrossentropy-f3b6a205"
  ]
  node [
    id 176
    local_id "entity/rlfinetuning-24a3eaee"
    label "RL fine-tuning"
    name "RL fine-tuning"
    node_type "Method"
    key "rlfinetuning"
    aliases "RL Fine-Tuning"
    broader "entity/finetuning-958e52b9"
    paper_count 1
    iri "http://localhost:8080/entity/rlfinetuning-24a3eaee"
  ]
  node [
    id 177
    local_id "entity/rmnlhf-33580f37"
    label "RM-NLHF (entity/rmnlhf-33580f37)"
    name "RM-NLHF"
    node_type "Method"
    key "rmnlhf @sha256:b0ec990560d042a11d2ac9e3146b885efd5c9875f8671e8a1716c46a378fc225"
    aliases "Reward Modeling from Natural Language Human Feedback"
    paper_count 1
    iri "http://localhost:8080/entity/rmnlhf-33580f37"
  ]
  node [
    id 178
    local_id "entity/robomimic-964a3906"
    label "RoboMimic"
    name "RoboMimic"
    node_type "Dataset"
    key "robomimic"
    aliases "robomimic"
    paper_count 1
    iri "http://localhost:8080/entity/robomimic-964a3906"
  ]
  node [
    id 179
    local_id "entity/robotcodesign-0bd8614d"
    label "robot co-design"
    name "robot co-design"
    node_type "Task"
    key "robotcodesign"
    aliases "morphology optimization"
    paper_count 1
    iri "http://localhost:8080/entity/robotcodesign-0bd8614d"
  ]
  node [
    id 180
    local_id "entity/roboticdynamicslearning-fea332ed"
    label "robotic dynamics learning"
    name "robotic dynamics learning"
    node_type "Task"
    key "roboticdynamicslearning"
    paper_count 1
    iri "http://localhost:8080/entity/roboticdynamicslearning-fea332ed"
  ]
  node [
    id 181
    local_id "entity/roboticmanipulation-39d6aa43"
    label "robotic manipulation"
    name "robotic manipulation"
    node_type "Task"
    key "roboticmanipulation"
    aliases "robot manipulation"
    paper_count 2
    iri "http://localhost:8080/entity/roboticmanipulation-39d6aa43"
  ]
  node [
    id 182
    local_id "entity/roleplaying-d3595fc4"
    label "role-playing"
    name "role-playing"
    node_type "Task"
    key "roleplaying"
    paper_count 1
    iri "http://localhost:8080/entity/roleplaying-d3595fc4"
  ]
  node [
    id 183
    local_id "entity/routing-fc6672ad"
    label "routing"
    name "routing"
    node_type "Task"
    key "routing"
    paper_count 1
    iri "http://localhost:8080/entity/routing-fc6672ad"
  ]
  node [
    id 184
    local_id "entity/rulebasedmodel-9e6e7006"
    label "rule-based model"
    name "rule-based model"
    node_type "Method"
    key "rulebasedmodel"
    aliases "rule-based models"
    paper_count 1
    iri "http://localhost:8080/entity/rulebasedmodel-9e6e7006"
  ]
  node [
    id 185
    local_id "entity/safereinforcementlearning-1cd82346"
    label "safe reinforcement learning"
    name "safe reinforcement learning"
    node_type "Method"
    key "safereinforcementlearning"
    aliases "Safe RL|Safe reinforcement learning|safe RL"
    broader "entity/reinforcementlearning-f85d2769"
    paper_count 1
    iri "http://localhost:8080/entity/safereinforcementlearning-1cd82346"
  ]
  node [
    id 186
    local_id "entity/safetyviolation-e3b04378"
    label "safety violation"
    name "safety violation"
    node_type "Metric"
    key "safetyviolation"
    aliases "safety violations"
    paper_count 1
    iri "http://localhost:8080/entity/safetyviolation-e3b04378"
  ]
  node [
    id 187
    local_id "entity/sampleefficiency-58f7c7ff"
    label "sample efficiency"
    name "sample efficiency"
    node_type "Metric"
    key "sampleefficiency"
    paper_count 1
    iri "http://localhost:8080/entity/sampleefficiency-58f7c7ff"
  ]
  node [
    id 188
    local_id "entity/scheduler-a02ba163"
    label "scheduler"
    name "scheduler"
    node_type "Method"
    key "scheduler"
    paper_count 1
    iri "http://localhost:8080/entity/scheduler-a02ba163"
  ]
  node [
    id 189
    local_id "entity/se-3-synchronization-bfc8fa97"
    label "SE(3) synchronization"
    name "SE(3) synchronization"
    node_type "Task"
    key "se(3)synchronization"
    broader "entity/synchronization-b67cd4ca"
    paper_count 1
    iri "http://localhost:8080/entity/se-3-synchronization-bfc8fa97"
  ]
  node [
    id 190
    local_id "entity/selfunderstanding-6c996233"
    label "self-understanding"
    name "self-understanding"
    node_type "Task"
    key "selfunderstanding"
    paper_count 1
    iri "http://localhost:8080/entity/selfunderstanding-6c996233"
  ]
  node [
    id 191
    local_id "entity/singlerobotcontrol-b871393a"
    label "single-robot control"
    name "single-robot control"
    node_type "Method"
    key "singlerobotcontrol"
    paper_count 1
    iri "http://localhost:8080/entity/singlerobotcontrol-b871393a"
  ]
  node [
    id 192
    local_id "entity/softtopkoperator-8e5c7e72"
    label "soft TopK operator"
    name "soft TopK operator"
    node_type "Method"
    key "softtopkoperator @sha256:30de93c904216c1502e3794ca887947eb622c5fb8a3c9a6287d26308b0914f60"
    paper_count 1
    iri "http://localhost:8080/entity/softtopkoperator-8e5c7e72"
  ]
  node [
    id 193
    local_id "entity/solvetime-3e74778b"
    label "solve time"
    name "solve time"
    node_type "Metric"
    key "solvetime"
    paper_count 1
    iri "http://localhost:8080/entity/solvetime-3e74778b"
  ]
  node [
    id 194
    local_id "entity/sotopia-e1d4e4f9"
    label "SOTOPIA"
    name "SOTOPIA"
    node_type "Dataset"
    key "sotopia"
    aliases "Sotopia"
    paper_count 1
    iri "http://localhost:8080/entity/sotopia-e1d4e4f9"
  ]
  node [
    id 195
    local_id "entity/spatiotemporalconsistencyprediction-35ea0e1c"
    label "spatiotemporal consistency prediction"
    name "spatiotemporal consistency prediction"
    node_type "Method"
    key "spatiotemporalconsistencyprediction"
    paper_count 1
    iri "http://localhost:8080/entity/spatiotemporalconsistencyprediction-35ea0e1c"
  ]
  node [
    id 196
    local_id "entity/specialeuclideangroup-ac31421f"
    label "special Euclidean group"
    name "special Euclidean group"
    node_type "Method"
    key "specialeuclideangroup"
    aliases "SE(3)|Special Euclidean Group"
    paper_count 1
    iri "http://localhost:8080/entity/specialeuclideangroup-ac31421f"
  ]
  node [
    id 197
    local_id "entity/spectralestimator-e7e87a29"
    label "spectral estimator"
    name "spectral estimator"
    node_type "Method"
    key "spectralestimator"
    aliases "spectral estimators"
    paper_count 1
    iri "http://localhost:8080/entity/spectralestimator-e7e87a29"
  ]
  node [
    id 198
    local_id "entity/spectralinitializer-4598ecac"
    label "spectral initializer"
    name "spectral initializer"
    node_type "Method"
    key "spectralinitializer"
    paper_count 1
    iri "http://localhost:8080/entity/spectralinitializer-4598ecac"
  ]
  node [
    id 199
    local_id "entity/spuriouscorrelation-53780878"
    label "spurious correlation"
    name "spurious correlation"
    node_type "Task"
    key "spuriouscorrelation"
    aliases "spurious correlations"
    paper_count 1
    iri "http://localhost:8080/entity/spuriouscorrelation-53780878"
  ]
  node [
    id 200
    local_id "entity/stagedreinforcementlearning-74a29ac0"
    label "staged reinforcement learning"
    name "staged reinforcement learning"
    node_type "Method"
    key "stagedreinforcementlearning"
    broader "entity/reinforcementlearning-f85d2769"
    paper_count 1
    iri "http://localhost:8080/entity/stagedreinforcementlearning-74a29ac0"
  ]
  node [
    id 201
    local_id "entity/stateawarenesscriterion-f503a50e"
    label "state-awareness criterion"
    name "state-awareness criterion"
    node_type "Method"
    key "stateawarenesscriterion"
    paper_count 1
    iri "http://localhost:8080/entity/stateawarenesscriterion-f503a50e"
  ]
  node [
    id 202
    local_id "entity/statereconstruction-1b4f6636"
    label "state reconstruction"
    name "state reconstruction"
    node_type "Task"
    key "statereconstruction"
    paper_count 1
    iri "http://localhost:8080/entity/statereconstruction-1b4f6636"
  ]
  node [
    id 203
    local_id "entity/staterecovery-3735d7e6"
    label "state recovery"
    name "state recovery"
    node_type "Task"
    key "staterecovery"
    paper_count 1
    iri "http://localhost:8080/entity/staterecovery-3735d7e6"
  ]
  node [
    id 204
    local_id "entity/step-7b5bfff6"
    label "STEP (entity/step-7b5bfff6)"
    name "STEP"
    node_type "Method"
    key "step @sha256:5fa2a6219e3512f95057049ab49a072b2dff8a2dbae7baf9e9849229f912e693"
    paper_count 1
    iri "http://localhost:8080/entity/step-7b5bfff6"
  ]
  node [
    id 205
    local_id "entity/structuralembedding-c4a6e7af"
    label "structural embedding"
    name "structural embedding"
    node_type "Method"
    key "structuralembedding"
    paper_count 1
    iri "http://localhost:8080/entity/structuralembedding-c4a6e7af"
  ]
  node [
    id 206
    local_id "entity/stylizedtopologydesign-88c422e4"
    label "stylized topology design"
    name "stylized topology design"
    node_type "Task"
    key "stylizedtopologydesign"
    paper_count 1
    iri "http://localhost:8080/entity/stylizedtopologydesign-88c422e4"
  ]
  node [
    id 207
    local_id "entity/subtractiveinterference-74a72cd4"
    label "subtractive interference"
    name "subtractive interference"
    node_type "Method"
    key "subtractiveinterference"
    paper_count 1
    iri "http://localhost:8080/entity/subtractiveinterference-74a72cd4"
  ]
  node [
    id 208
    local_id "entity/successprobability-fc3ba0e3"
    label "success probability"
    name "success probability"
    node_type "Metric"
    key "successprobability"
    aliases "success probabilities"
    paper_count 1
    iri "http://localhost:8080/entity/successprobability-fc3ba0e3"
  ]
  node [
    id 209
    local_id "entity/successrate-ef40d961"
    label "success rate"
    name "success rate"
    node_type "Metric"
    key "successrate"
    aliases "success rates"
    paper_count 2
    iri "http://localhost:8080/entity/successrate-ef40d961"
  ]
  node [
    id 210
    local_id "entity/summarization-7846ce4e"
    label "summarization"
    name "summarization"
    node_type "Task"
    key "summarization"
    aliases "text summarization"
    paper_count 1
    iri "http://localhost:8080/entity/summarization-7846ce4e"
  ]
  node [
    id 211
    local_id "entity/superposition-f2cb73a7"
    label "superposition"
    name "superposition"
    node_type "Task"
    key "superposition"
    paper_count 1
    iri "http://localhost:8080/entity/superposition-f2cb73a7"
  ]
  node [
    id 212
    local_id "entity/swimming-7aab06cd"
    label "swimming"
    name "swimming"
    node_type "Task"
    key "swimming"
    paper_count 1
    iri "http://localhost:8080/entity/swimming-7aab06cd"
  ]
  node [
    id 213
    local_id "entity/symbolicregression-ea9a659c"
    label "symbolic regression"
    name "symbolic regression"
    node_type "Method"
    key "symbolicregression"
    paper_count 1
    iri "http://localhost:8080/entity/symbolicregression-ea9a659c"
  ]
  node [
    id 214
    local_id "entity/symmetricfunction-264d1497"
    label "symmetric function"
    name "symmetric function"
    node_type "Method"
    key "symmetricfunction"
    aliases "symmetric functions"
    paper_count 1
    iri "http://localhost:8080/entity/symmetricfunction-264d1497"
  ]
  node [
    id 215
    local_id "entity/symmetrization-7a1ac87a"
    label "symmetrization"
    name "symmetrization"
    node_type "Method"
    key "symmetrization"
    paper_count 1
    iri "http://localhost:8080/entity/symmetrization-7a1ac87a"
  ]
  node [
    id 216
    local_id "entity/synchronization-b67cd4ca"
    label "Synchronization"
    name "Synchronization"
    node_type "Task"
    key "synchronization"
    paper_count 1
    iri "http://localhost:8080/entity/synchronization-b67cd4ca"
  ]
  node [
    id 217
    local_id "entity/sysmoe-3777ef10"
    label "Sys-MoE"
    name "Sys-MoE"
    node_type "Method"
    key "sysmoe @sha256:9234ba64154f398b4b0aad2bd42d5ccfb637b24476bc160882cbce9345f4efc5"
    aliases "system-aware Mixture-of-Experts"
    broader "entity/mixtureofexpert-6c18381c"
    paper_count 1
    iri "http://localhost:8080/entity/sysmoe-3777ef10"
  ]
  node [
    id 218
    local_id "entity/systemembedding-a1bc9f4f"
    label "system embedding"
    name "system embedding"
    node_type "Method"
    key "systemembedding"
    paper_count 1
    iri "http://localhost:8080/entity/systemembedding-a1bc9f4f"
  ]
  node [
    id 219
    local_id "entity/ta116k-6863c344"
    label "TA-116K"
    name "TA-116K"
    node_type "Dataset"
    key "ta116k @sha256:a9649bd68764c18856233db1bd195feee5b1137f79d06352ef08f6fd791607c8"
    paper_count 1
    iri "http://localhost:8080/entity/ta116k-6863c344"
  ]
  node [
    id 220
    local_id "entity/tallva8ba7b-7572abea"
    label "TallVA-8B-A7B"
    name "TallVA-8B-A7B"
    node_type "Method"
    key "tallva8ba7b @sha256:a9649bd68764c18856233db1bd195feee5b1137f79d06352ef08f6fd791607c8"
    paper_count 1
    iri "http://localhost:8080/entity/tallva8ba7b-7572abea"
  ]
  node [
    id 221
    local_id "entity/tam-0ad2c349"
    label "TAM (entity/tam-0ad2c349)"
    name "TAM"
    node_type "Method"
    key "tam @sha256:a9649bd68764c18856233db1bd195feee5b1137f79d06352ef08f6fd791607c8"
    aliases "Task-Aware Mechanism"
    paper_count 1
    iri "http://localhost:8080/entity/tam-0ad2c349"
  ]
  node [
    id 222
    local_id "entity/taskawarevisualbudgeting-0f8bb58d"
    label "task-aware visual budgeting"
    name "task-aware visual budgeting"
    node_type "Method"
    key "taskawarevisualbudgeting"
    paper_count 1
    iri "http://localhost:8080/entity/taskawarevisualbudgeting-0f8bb58d"
  ]
  node [
    id 223
    local_id "entity/taskclassification-beb77cbb"
    label "task classification"
    name "task classification"
    node_type "Task"
    key "taskclassification"
    paper_count 1
    iri "http://localhost:8080/entity/taskclassification-beb77cbb"
  ]
  node [
    id 224
    local_id "entity/temperatureannealedsampling-79ce4ea6"
    label "temperature-annealed sampling"
    name "temperature-annealed sampling"
    node_type "Method"
    key "temperatureannealedsampling"
    paper_count 1
    iri "http://localhost:8080/entity/temperatureannealedsampling-79ce4ea6"
  ]
  node [
    id 225
    local_id "entity/trajectoryworldmodel-52bc11d2"
    label "trajectory world model"
    name "trajectory world model"
    node_type "Method"
    key "trajectoryworldmodel"
    aliases "Trajectory world models|trajectory world models"
    broader "entity/worldmodel-7e2cbc97"
    paper_count 1
    iri "http://localhost:8080/entity/trajectoryworldmodel-52bc11d2"
  ]
  node [
    id 226
    local_id "entity/transformer-361b904b"
    label "transformer"
    name "transformer"
    node_type "Method"
    key "transformer"
    aliases "Transformer"
    paper_count 3
    iri "http://localhost:8080/entity/transformer-361b904b"
  ]
  node [
    id 227
    local_id "entity/translation-839cd116"
    label "translation"
    name "translation"
    node_type "Task"
    key "translation"
    paper_count 1
    iri "http://localhost:8080/entity/translation-839cd116"
  ]
  node [
    id 228
    local_id "entity/traversalprogress-9e701971"
    label "traversal progress"
    name "traversal progress"
    node_type "Metric"
    key "traversalprogress"
    paper_count 1
    iri "http://localhost:8080/entity/traversalprogress-9e701971"
  ]
  node [
    id 229
    local_id "entity/truthtable-f5673693"
    label "truth table"
    name "truth table"
    node_type "Method"
    key "truthtable"
    aliases "truth tables"
    paper_count 1
    iri "http://localhost:8080/entity/truthtable-f5673693"
  ]
  node [
    id 230
    local_id "entity/ttsparse-133c2e80"
    label "TT-Sparse (entity/ttsparse-133c2e80)"
    name "TT-Sparse"
    node_type "Method"
    key "ttsparse @sha256:30de93c904216c1502e3794ca887947eb622c5fb8a3c9a6287d26308b0914f60"
    paper_count 1
    iri "http://localhost:8080/entity/ttsparse-133c2e80"
  ]
  node [
    id 231
    local_id "entity/uncertaintyquantification-e9760037"
    label "uncertainty quantification"
    name "uncertainty quantification"
    node_type "Task"
    key "uncertaintyquantification"
    aliases "UQ|Uncertainty quantification"
    paper_count 1
    iri "http://localhost:8080/entity/uncertaintyquantification-e9760037"
  ]
  node [
    id 232
    local_id "entity/unitdualquaternion-3f6fe163"
    label "unit dual quaternion"
    name "unit dual quaternion"
    node_type "Method"
    key "unitdualquaternion"
    paper_count 1
    iri "http://localhost:8080/entity/unitdualquaternion-3f6fe163"
  ]
  node [
    id 233
    local_id "entity/unitnormconstraint-41f4b4cf"
    label "unit-norm constraint"
    name "unit-norm constraint"
    node_type "Method"
    key "unitnormconstraint"
    paper_count 1
    iri "http://localhost:8080/entity/unitnormconstraint-41f4b4cf"
  ]
  node [
    id 234
    local_id "entity/unitreego1-646b2928"
    label "Unitree Go1"
    name "Unitree Go1"
    node_type "Robot"
    key "unitreego1"
    aliases "Unitree GO1|Unitree Go1 EDU|Unitree Go1 Edu|Unitree Robotics Go1"
    maker "Unitree Robotics"
    kind "entity/quadruped-500997f7"
    paper_count 1
    iri "http://localhost:8080/entity/unitreego1-646b2928"
  ]
  node [
    id 235
    local_id "entity/unsupervisedmodediscovery-09686557"
    label "unsupervised mode discovery"
    name "unsupervised mode discovery"
    node_type "Method"
    key "unsupervisedmodediscovery"
    paper_count 1
    iri "http://localhost:8080/entity/unsupervisedmodediscovery-09686557"
  ]
  node [
    id 236
    local_id "entity/unsupervisedpairwisecomparison-3061eb7b"
    label "unsupervised pairwise comparison"
    name "unsupervised pairwise comparison"
    node_type "Method"
    key "unsupervisedpairwisecomparison"
    aliases "unsupervised pairwise comparisons"
    paper_count 1
    iri "http://localhost:8080/entity/unsupervisedpairwisecomparison-3061eb7b"
  ]
  node [
    id 237
    local_id "entity/usbrl-9b914f81"
    label "USB-RL (entity/usbrl-9b914f81)"
    name "USB-RL"
    node_type "Method"
    key "usbrl @sha256:254636dd85599e83885ae4f3c74a35d73e4ade2511bfb4356ada62d1add7b921"
    aliases "Unsupervised Score-Balanced Reinforcement Learning"
    paper_count 1
    iri "http://localhost:8080/entity/usbrl-9b914f81"
  ]
  node [
    id 238
    local_id "entity/velocityawareperturbationinjection-ce2ccfea"
    label "velocity-aware perturbation injection"
    name "velocity-aware perturbation injection"
    node_type "Method"
    key "velocityawareperturbationinjection"
    paper_count 1
    iri "http://localhost:8080/entity/velocityawareperturbationinjection-ce2ccfea"
  ]
  node [
    id 239
    local_id "entity/videoanalysis-1121faa3"
    label "video analysis"
    name "video analysis"
    node_type "Task"
    key "videoanalysis"
    paper_count 1
    iri "http://localhost:8080/entity/videoanalysis-1121faa3"
  ]
  node [
    id 240
    local_id "entity/videounderstanding-4e7ca9a8"
    label "video understanding"
    name "video understanding"
    node_type "Task"
    key "videounderstanding"
    paper_count 1
    iri "http://localhost:8080/entity/videounderstanding-4e7ca9a8"
  ]
  node [
    id 241
    local_id "entity/visionlanguagemodel-10689efc"
    label "vision-language model"
    name "vision-language model"
    node_type "Method"
    key "visionlanguagemodel"
    aliases "VLM|vision-language models|visual language model"
    paper_count 2
    iri "http://localhost:8080/entity/visionlanguagemodel-10689efc"
  ]
  node [
    id 242
    local_id "entity/visionlanguagereasoner-ddda70f1"
    label "vision-language reasoner"
    name "vision-language reasoner"
    node_type "Method"
    key "visionlanguagereasoner"
    paper_count 1
    iri "http://localhost:8080/entity/visionlanguagereasoner-ddda70f1"
  ]
  node [
    id 243
    local_id "entity/visiontower-12d1210a"
    label "vision tower"
    name "vision tower"
    node_type "Method"
    key "visiontower"
    paper_count 1
    iri "http://localhost:8080/entity/visiontower-12d1210a"
  ]
  node [
    id 244
    local_id "entity/visualbudgeting-1134d616"
    label "visual budgeting"
    name "visual budgeting"
    node_type "Task"
    key "visualbudgeting"
    paper_count 1
    iri "http://localhost:8080/entity/visualbudgeting-1134d616"
  ]
  node [
    id 245
    local_id "entity/visualdesign-c0a205eb"
    label "visual design"
    name "visual design"
    node_type "Task"
    key "visualdesign"
    paper_count 1
    iri "http://localhost:8080/entity/visualdesign-c0a205eb"
  ]
  node [
    id 246
    local_id "entity/visuallanguagereasoning-3e4a226f"
    label "visual-language reasoning"
    name "visual-language reasoning"
    node_type "Task"
    key "visuallanguagereasoning"
    broader "entity/reasoning-0c4d01e8"
    paper_count 1
    iri "http://localhost:8080/entity/visuallanguagereasoning-3e4a226f"
  ]
  node [
    id 247
    local_id "entity/visuomotorcontrol-9f034ab3"
    label "visuomotor control"
    name "visuomotor control"
    node_type "Task"
    key "visuomotorcontrol"
    paper_count 1
    iri "http://localhost:8080/entity/visuomotorcontrol-9f034ab3"
  ]
  node [
    id 248
    local_id "entity/walking-37ff2058"
    label "walking"
    name "walking"
    node_type "Task"
    key "walking"
    paper_count 1
    iri "http://localhost:8080/entity/walking-37ff2058"
  ]
  node [
    id 249
    local_id "entity/warmstartaction-d3e7cef4"
    label "warm-start action"
    name "warm-start action"
    node_type "Method"
    key "warmstartaction"
    aliases "warm-start actions"
    paper_count 1
    iri "http://localhost:8080/entity/warmstartaction-d3e7cef4"
  ]
  node [
    id 250
    local_id "entity/weaktostronggeneralization-46b66f77"
    label "weak-to-strong generalization"
    name "weak-to-strong generalization"
    node_type "Task"
    key "weaktostronggeneralization"
    aliases "W2SG|Weak-to-strong generalization"
    paper_count 1
    iri "http://localhost:8080/entity/weaktostronggeneralization-46b66f77"
  ]
  node [
    id 251
    local_id "entity/westworld-3da7b794"
    label "WestWorld (entity/westworld-3da7b794)"
    name "WestWorld"
    node_type "Method"
    key "westworld @sha256:9234ba64154f398b4b0aad2bd42d5ccfb637b24476bc160882cbce9345f4efc5"
    aliases "knowledge-Encoded Scalable Trajectory World model"
    paper_count 1
    iri "http://localhost:8080/entity/westworld-3da7b794"
  ]
  node [
    id 252
    local_id "entity/worldmodel-7e2cbc97"
    label "world model"
    name "world model"
    node_type "Method"
    key "worldmodel"
    aliases "World models|world models"
    paper_count 1
    iri "http://localhost:8080/entity/worldmodel-7e2cbc97"
  ]
  node [
    id 253
    local_id "entity/zeroshotgeneralization-b3a8a5d7"
    label "zero-shot generalization"
    name "zero-shot generalization"
    node_type "Task"
    key "zeroshotgeneralization"
    paper_count 1
    iri "http://localhost:8080/entity/zeroshotgeneralization-b3a8a5d7"
  ]
  node [
    id 254
    local_id "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2"
    label "Discrete Transformer (paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2)"
    name "Discrete Transformer"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:6663fcbe07176e66579c92b47a5bd1ad0865b21e4fc0e742041eca43753ad887"
    iri "http://localhost:8080/paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2"
  ]
  node [
    id 255
    local_id "paper/artificial-intelligence-has-achieved-remarkable-503447df"
    label "Artificial intelligence has achieved remarkable breakthroughs in fields &#8230;"
    name "Artificial intelligence has achieved remarkable breakthroughs in fields &#8230;"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:cdc521e4455ce50b1e097c44b4a9c12052eff53953e82967a3d4f750cb473b6a"
    iri "http://localhost:8080/paper/artificial-intelligence-has-achieved-remarkable-503447df"
  ]
  node [
    id 256
    local_id "paper/as-role-playing-large-language-models-llms-306ba094"
    label "KSKT (paper/as-role-playing-large-language-models-llms-306ba094)"
    name "KSKT"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:c6e9d30564cd5914d10297af47eb921c747aa5680fb563d112ccb59818fd9c95"
    iri "http://localhost:8080/paper/as-role-playing-large-language-models-llms-306ba094"
  ]
  node [
    id 257
    local_id "paper/communication-is-a-key-component-in-c33a128f"
    label "LMAC (paper/communication-is-a-key-component-in-c33a128f)"
    name "LMAC"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:18c3af7c31231b2c8b19ed4e79ada246e9aef170d4693fa9ebb58f1b8233e2f5"
    iri "http://localhost:8080/paper/communication-is-a-key-component-in-c33a128f"
  ]
  node [
    id 258
    local_id "paper/current-motion-controlled-image-to-video-generat-6e698095"
    label "MotiMotion (paper/current-motion-controlled-image-to-video-generat-6e698095)"
    name "MotiMotion"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:5f7c31e38773572708a830e385f909cff9d54fd487d309fa5fb3815e5bc419e3"
    iri "http://localhost:8080/paper/current-motion-controlled-image-to-video-generat-6e698095"
  ]
  node [
    id 259
    local_id "paper/diffusion-policies-have-recently-emerged-as-db47d751"
    label "STEP (paper/diffusion-policies-have-recently-emerged-as-db47d751)"
    name "STEP"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:5fa2a6219e3512f95057049ab49a072b2dff8a2dbae7baf9e9849229f912e693"
    iri "http://localhost:8080/paper/diffusion-policies-have-recently-emerged-as-db47d751"
  ]
  node [
    id 260
    local_id "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b"
    label "DeepImageSearch (paper/existing-multimodal-retrieval-systems-excel-at-66fac38b)"
    name "DeepImageSearch"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:b438dbaf8bebd35230a6216bee133d300efc16296071f2acdc06afd924aafd59"
    iri "http://localhost:8080/paper/existing-multimodal-retrieval-systems-excel-at-66fac38b"
  ]
  node [
    id 261
    local_id "paper/explainable-artificial-intelligence-xai-aims-to-d6a80514"
    label "Explainable artificial intelligence (XAI) aims to provide human-interpretable &#8230;"
    name "Explainable artificial intelligence (XAI) aims to provide human-interpretable &#8230;"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:6e4708a94ae25a61b42cc2125b4be53c73e9a49d3b462c3b1016f0142b5cbac7"
    iri "http://localhost:8080/paper/explainable-artificial-intelligence-xai-aims-to-d6a80514"
  ]
  node [
    id 262
    local_id "paper/generating-objects-with-specific-symmetries-is-0313aa4a"
    label "Generating objects with specific symmetries is essential in &#8230;"
    name "Generating objects with specific symmetries is essential in &#8230;"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:5dedb9842c5798b554b395dc225b24e7e9cab24bb67273df7f1ff0760c83914d"
    iri "http://localhost:8080/paper/generating-objects-with-specific-symmetries-is-0313aa4a"
  ]
  node [
    id 263
    local_id "paper/in-standard-transformer-architectures-semantic-i-8b91fa21"
    label "PRISM (paper/in-standard-transformer-architectures-semantic-i-8b91fa21)"
    name "PRISM"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:97de553c0d58f27d53bdb28392ee3d3b0a0d21d1baa6b972c1075eb484b80fec"
    iri "http://localhost:8080/paper/in-standard-transformer-architectures-semantic-i-8b91fa21"
  ]
  node [
    id 264
    local_id "paper/integrating-graph-knowledge-into-large-language-c326335b"
    label "GRASP (paper/integrating-graph-knowledge-into-large-language-c326335b)"
    name "GRASP"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:19525526f06a7fa27bb37cdb405b9efd00485df6eb615eb279692adf43376986"
    iri "http://localhost:8080/paper/integrating-graph-knowledge-into-large-language-c326335b"
  ]
  node [
    id 265
    local_id "paper/interpretable-machine-learning-is-essential-in-9345aeb8"
    label "TT-Sparse (paper/interpretable-machine-learning-is-essential-in-9345aeb8)"
    name "TT-Sparse"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:30de93c904216c1502e3794ca887947eb622c5fb8a3c9a6287d26308b0914f60"
    iri "http://localhost:8080/paper/interpretable-machine-learning-is-essential-in-9345aeb8"
  ]
  node [
    id 266
    local_id "paper/mixed-integer-optimization-solvers-often-find-op-c572175e"
    label "Mixed-integer optimization solvers often find optimal solutions early &#8230;"
    name "Mixed-integer optimization solvers often find optimal solutions early &#8230;"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:312878e5f42fb589bd80276d6e1511ea914590f7370407e561f2c4f1488006a9"
    iri "http://localhost:8080/paper/mixed-integer-optimization-solvers-often-find-op-c572175e"
  ]
  node [
    id 267
    local_id "paper/modality-translation-is-inherently-under-constra-739382e4"
    label "Modality translation is inherently under-constrained, as multiple cross-modal &#8230;"
    name "Modality translation is inherently under-constrained, as multiple cross-modal &#8230;"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:3197085894adff43a5e2b1d5813103614c02ee27f54087a87792d7d0f76a2ff9"
    iri "http://localhost:8080/paper/modality-translation-is-inherently-under-constra-739382e4"
  ]
  node [
    id 268
    local_id "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88"
    label "RM-NLHF (paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88)"
    name "RM-NLHF"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:b0ec990560d042a11d2ac9e3146b885efd5c9875f8671e8a1716c46a378fc225"
    iri "http://localhost:8080/paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88"
  ]
  node [
    id 269
    local_id "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a"
    label "Reinforcement learning with verifiable rewards has driven recent &#8230;"
    name "Reinforcement learning with verifiable rewards has driven recent &#8230;"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:be046d0b33bef537693b341947f6cc6a3b93ac74fa272651eabcee6e70d795d4"
    iri "http://localhost:8080/paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a"
  ]
  node [
    id 270
    local_id "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573"
    label "USB-RL (paper/safe-reinforcement-learning-safe-rl-seeks-e2620573)"
    name "USB-RL"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:254636dd85599e83885ae4f3c74a35d73e4ade2511bfb4356ada62d1add7b921"
    iri "http://localhost:8080/paper/safe-reinforcement-learning-safe-rl-seeks-e2620573"
  ]
  node [
    id 271
    local_id "paper/should-an-lvlm-use-the-same-43c0bdda"
    label "TAM (paper/should-an-lvlm-use-the-same-43c0bdda)"
    name "TAM"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:a9649bd68764c18856233db1bd195feee5b1137f79d06352ef08f6fd791607c8"
    iri "http://localhost:8080/paper/should-an-lvlm-use-the-same-43c0bdda"
  ]
  node [
    id 272
    local_id "paper/synchronization-over-the-special-euclidean-group-97cd4caf"
    label "DQGPM (paper/synchronization-over-the-special-euclidean-group-97cd4caf)"
    name "DQGPM"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:9d9e114c168ad0aa2c5daf52921fa3827d3dafd14011c16634dd40752fb8158e"
    iri "http://localhost:8080/paper/synchronization-over-the-special-euclidean-group-97cd4caf"
  ]
  node [
    id 273
    local_id "paper/traditional-robot-co-design-approaches-typically-8b294941"
    label "Learning to Reconfigure (paper/traditional-robot-co-design-approaches-typically-8b294941)"
    name "Learning to Reconfigure"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:e8b4ab5ce811773921025de2831ec04b5c5eee262927f7de8786cff76d1bbfae"
    iri "http://localhost:8080/paper/traditional-robot-co-design-approaches-typically-8b294941"
  ]
  node [
    id 274
    local_id "paper/trajectory-world-models-play-a-crucial-743dfbb3"
    label "WestWorld (paper/trajectory-world-models-play-a-crucial-743dfbb3)"
    name "WestWorld"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:9234ba64154f398b4b0aad2bd42d5ccfb637b24476bc160882cbce9345f4efc5"
    iri "http://localhost:8080/paper/trajectory-world-models-play-a-crucial-743dfbb3"
  ]
  node [
    id 275
    local_id "paper/we-address-the-problem-of-fine-tuning-2ea51d35"
    label "We address the problem of fine-tuning pre-trained generative &#8230;"
    name "We address the problem of fine-tuning pre-trained generative &#8230;"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:a6ac11106cf0397893e6986e8171cab18c604ad3fa083c1fe603f97de0a64953"
    iri "http://localhost:8080/paper/we-address-the-problem-of-fine-tuning-2ea51d35"
  ]
  node [
    id 276
    local_id "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e"
    label "Weak-to-strong generalization (W2SG) is the phenomenon in which &#8230;"
    name "Weak-to-strong generalization (W2SG) is the phenomenon in which &#8230;"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:258a04e389aedc8091d06414e851c5162419e706552e81587fa93369f1aaa3d0"
    iri "http://localhost:8080/paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e"
  ]
  node [
    id 277
    local_id "paper/while-large-language-models-llms-have-aba83057"
    label "RAUQ (paper/while-large-language-models-llms-have-aba83057)"
    name "RAUQ"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:aa67a09921798db3de3e532347522259d93a714d5af9aa2d9757230bdc2787f4"
    iri "http://localhost:8080/paper/while-large-language-models-llms-have-aba83057"
  ]
  node [
    id 278
    local_id "paper/world-models-enable-learning-policies-via-c2657e74"
    label "DMAWM (paper/world-models-enable-learning-policies-via-c2657e74)"
    name "DMAWM"
    node_type "Paper"
    venue "ICML"
    year 2026
    key "sha256:fcdcd1868b3131ff1753eaa641aa7b7cd4227417f6b448179579d3af6faee112"
    iri "http://localhost:8080/paper/world-models-enable-learning-policies-via-c2657e74"
  ]
  edge [
    id 0
    source 0
    target 145
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.23
    support 1
    weight 0.23
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:90-279"
    sentence "However, adapting existing 2D continuous representations to enforce planar group symmetry remains a challenge, as the transformation of non-reflective group elements may disrupt continuity."
  ]
  edge [
    id 1
    source 5
    target 40
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.25
    support 1
    weight 0.25
    evidence "paper/modality-translation-is-inherently-under-constra-739382e4#abstract:306-523"
    sentence "We propose a diffusion-bridge framework that characterizes the space of admissible solutions and restricts it via alignment constraints, treating paired supervision as an optional heuristic rather than a prerequisite."
  ]
  edge [
    id 2
    source 9
    target 162
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.43
    support 1
    weight 0.43
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:676-902"
    sentence "RAUQ automatically detects these attention heads and combines their activation patterns with token-level confidence measures in a recurrent scheme, producing a sequence-level uncertainty estimate in just a single forward pass."
  ]
  edge [
    id 3
    source 16
    target 182
    key "benchmarkFor"
    label "benchmarkFor"
    edge_type "benchmarkFor"
    confidence 0.22
    support 1
    weight 0.22
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:0-171|paper/as-role-playing-large-language-models-llms-306ba094#abstract:753-834"
    sentence "As role-playing Large Language Models (LLMs) become central to personalized AI, they face a fundamental challenge: balancing character authenticity with user satisfaction."
  ]
  edge [
    id 4
    source 19
    target 67
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.36
    support 1
    weight 0.36
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:207-392|paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:393-579"
    sentence "To solve this, we propose GRASP (Graph Reasoning via Agentic Solving and Probing), shifting the paradigm from passive ingestion to proactive agentic exploration."
  ]
  edge [
    id 5
    source 21
    target 115
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:275-407|paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:639-907"
    sentence "To address this, we introduce MotiMotion, a novel framework that reformulates motion control as a reasoning-then-generation problem."
  ]
  edge [
    id 6
    source 27
    target 250
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.35
    support 1
    weight 0.35
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:998-1136"
    sentence "For cross-entropy loss, our analysis further suggests that lowering the entropy of the student's predictive distribution can promote W2SG."
  ]
  edge [
    id 7
    source 33
    target 11
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.37
    support 1
    weight 0.37
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:329-472"
    sentence "To bridge this gap, we introduce DeepImageSearch, a novel agentic paradigm that reformulates image retrieval as an autonomous exploration task."
  ]
  edge [
    id 8
    source 33
    target 42
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.37
    support 1
    weight 0.37
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:329-472|paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:1127-1333"
    sentence "To bridge this gap, we introduce DeepImageSearch, a novel agentic paradigm that reformulates image retrieval as an autonomous exploration task."
  ]
  edge [
    id 9
    source 33
    target 77
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.9
    support 1
    weight 0.9
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:329-472"
    sentence "To bridge this gap, we introduce DeepImageSearch, a novel agentic paradigm that reformulates image retrieval as an autonomous exploration task."
  ]
  edge [
    id 10
    source 38
    target 178
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.46
    support 1
    weight 0.46
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 11
    source 40
    target 106
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.97
    support 1
    weight 0.97
    evidence "paper/modality-translation-is-inherently-under-constra-739382e4#abstract:860-977"
    sentence "These results highlight diffusion bridges as a flexible foundation for modality translation beyond fully paired data."
  ]
  edge [
    id 12
    source 41
    target 65
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.52
    support 1
    weight 0.52
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:169-354"
    sentence "Existing methods for RL fine-tuning of generative policies (e.g., diffusion policies) improve task performance but often collapse diverse behaviors into a single reward-maximizing mode."
  ]
  edge [
    id 13
    source 41
    target 181
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.8
    support 1
    weight 0.8
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:0-204"
    sentence "Diffusion policies have recently emerged as a powerful paradigm for visuomotor control in robotic manipulation due to their ability to model the distribution of action sequences and capture multimodality."
  ]
  edge [
    id 14
    source 41
    target 247
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.94
    support 1
    weight 0.94
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:0-204"
    sentence "Diffusion policies have recently emerged as a powerful paradigm for visuomotor control in robotic manipulation due to their ability to model the distribution of action sequences and capture multimodality."
  ]
  edge [
    id 15
    source 42
    target 77
    key "benchmarkFor"
    label "benchmarkFor"
    edge_type "benchmarkFor"
    confidence 0.47
    support 1
    weight 0.47
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:329-472|paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:602-685"
    sentence "To bridge this gap, we introduce DeepImageSearch, a novel agentic paradigm that reformulates image retrieval as an autonomous exploration task."
  ]
  edge [
    id 16
    source 43
    target 4
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.96
    support 1
    weight 0.96
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:1000-1231"
    sentence "Finally, we show that architectural inductive biases provide fine-grained control over synthesized programs, establishing the Discrete Transformer as a controllable testbed for algorithm extraction and Transformer interpretability."
  ]
  edge [
    id 17
    source 43
    target 172
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.44
    support 1
    weight 0.44
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:227-450|paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:451-605"
    sentence "However, applying this paradigm to Transformer is complicated by representation entanglement (e.g., superposition), where features encoded in overlapping directions substantially hinder the recovery of symbolic expressions."
  ]
  edge [
    id 18
    source 43
    target 226
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.81
    support 1
    weight 0.81
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:451-605"
    sentence "We propose the Discrete Transformer, an architecture explicitly designed to bridge the gap between continuous representations and discrete symbolic logic."
  ]
  edge [
    id 19
    source 44
    target 193
    key "measuredBy"
    label "measuredBy"
    edge_type "measuredBy"
    confidence 0.27
    support 1
    weight 0.27
    evidence "paper/mixed-integer-optimization-solvers-often-find-op-c572175e#abstract:474-694"
    sentence "On six problem families from the Distributional MIPLIB library, our method reduces solve time by over 60% while guaranteeing 0.1%-optimal solutions with 95% probability for new instances drawn from the same distribution."
  ]
  edge [
    id 20
    source 45
    target 25
    key "measuredBy"
    label "measuredBy"
    edge_type "measuredBy"
    confidence 0.27
    support 1
    weight 0.27
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:1382-1593"
    sentence "Empirically, DMAWM outperforms existing model-based and model-free approaches in convergence speed and final performance, with additional visualization demonstrating its efficacy in capturing agent interactions."
  ]
  edge [
    id 21
    source 45
    target 31
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.43
    support 1
    weight 0.43
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:375-605|paper/world-models-enable-learning-policies-via-c2657e74#abstract:606-683"
    sentence "Existing methods either reconstruct the observation for each agent or employ communication to maintain correlation during execution, failing to learn disentangled latent states that are crucial for effective decentralized control."
  ]
  edge [
    id 22
    source 45
    target 117
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.62
    support 1
    weight 0.62
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:131-374|paper/world-models-enable-learning-policies-via-c2657e74#abstract:606-683"
    sentence "The primary challenge in applying world models to multi-agent tasks is that modeling multi-agent dynamics in latent space requires integrating information from different agents, often creating spurious correlations between their latent states."
  ]
  edge [
    id 23
    source 45
    target 119
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.49
    support 1
    weight 0.49
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:131-374|paper/world-models-enable-learning-policies-via-c2657e74#abstract:606-683"
    sentence "The primary challenge in applying world models to multi-agent tasks is that modeling multi-agent dynamics in latent space requires integrating information from different agents, often creating spurious correlations between their latent states."
  ]
  edge [
    id 24
    source 45
    target 199
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.52
    support 1
    weight 0.52
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:131-374|paper/world-models-enable-learning-policies-via-c2657e74#abstract:606-683"
    sentence "The primary challenge in applying world models to multi-agent tasks is that modeling multi-agent dynamics in latent space requires integrating information from different agents, often creating spurious correlations between their latent states."
  ]
  edge [
    id 25
    source 45
    target 252
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.94
    support 1
    weight 0.94
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:606-683"
    sentence "To address this, we present the Disentangled Multi-Agent World Model (DMAWM)."
  ]
  edge [
    id 26
    source 47
    target 124
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.56
    support 1
    weight 0.56
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:759-970|paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:971-1174"
    sentence "The estimation error bounds are established for spectral estimators, and DQGPM is shown to admits a finite-iteration error bound and achieves linear error contraction up to an explicit noise-dependent threshold."
  ]
  edge [
    id 27
    source 47
    target 150
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.5
    support 1
    weight 0.5
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:496-758"
    sentence "A two-stage algorithm is developed: A spectral initializer computed via the power method on a Hermitian dual quaternion measurement matrix, followed by a dual quaternion generalized power method (DQGPM) that enforces feasibility through per-iteration projection."
  ]
  edge [
    id 28
    source 47
    target 189
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.52
    support 1
    weight 0.52
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:357-495|paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:496-758"
    sentence "This paper adopts a dual quaternion representation and formulates SE(3) synchronization directly over the unit dual quaternion."
  ]
  edge [
    id 29
    source 47
    target 216
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.46
    support 1
    weight 0.46
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:0-192|paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:496-758"
    sentence "Synchronization over the special Euclidean group SE(3) aims to recover absolute poses from noisy pairwise relative transformations and is a core primitive in robotics and 3D vision."
  ]
  edge [
    id 30
    source 48
    target 33
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.36
    support 1
    weight 0.36
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:329-472|paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:968-1126"
    sentence "To bridge this gap, we introduce DeepImageSearch, a novel agentic paradigm that reformulates image retrieval as an autonomous exploration task."
  ]
  edge [
    id 31
    source 48
    target 99
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.94
    support 1
    weight 0.94
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:968-1126"
    sentence "Furthermore, we build a robust baseline using a modular agent framework equipped with fine-grained tools and a dual-memory system for long-horizon navigation."
  ]
  edge [
    id 32
    source 50
    target 90
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.55
    support 1
    weight 0.55
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:399-652"
    sentence "We introduce the KnowSelf-KnowOther Transformer (KSKT), which embeds dual-perspective reasoning directly into the generation process via dual-stream factorized attention that processes self-understanding and other-understanding through separate streams."
  ]
  edge [
    id 33
    source 50
    target 190
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.26
    support 1
    weight 0.26
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:399-652"
    sentence "We introduce the KnowSelf-KnowOther Transformer (KSKT), which embeds dual-perspective reasoning directly into the generation process via dual-stream factorized attention that processes self-understanding and other-understanding through separate streams."
  ]
  edge [
    id 34
    source 59
    target 98
    key "subtaskOf"
    label "subtaskOf"
    edge_type "subtaskOf"
    confidence 0.7
    support 1
    weight 0.7
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We evaluate our pipeline on locomotion tasks across walking, flying, and swimming, and compare with the state-of-the-art baselines, including single-robot control and multi-morphology co-optimization algorithms."
  ]
  edge [
    id 35
    source 63
    target 14
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.22
    support 1
    weight 0.22
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:193-326"
    sentence "In this work, we theoretically investigate how W2SG can arise via a generalized bias&#8211;variance decomposition under Bregman divergence."
  ]
  edge [
    id 36
    source 63
    target 250
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.62
    support 1
    weight 0.62
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:193-326"
    sentence "In this work, we theoretically investigate how W2SG can arise via a generalized bias&#8211;variance decomposition under Bregman divergence."
  ]
  edge [
    id 37
    source 67
    target 2
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.27
    support 1
    weight 0.27
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:207-392"
    sentence "To solve this, we propose GRASP (Graph Reasoning via Agentic Solving and Probing), shifting the paradigm from passive ingestion to proactive agentic exploration."
  ]
  edge [
    id 38
    source 67
    target 36
    key "outperforms"
    label "outperforms"
    edge_type "outperforms"
    confidence 0.8
    support 1
    weight 0.8
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:769-1085"
    sentence "Evaluated on multi-domain graph reasoning benchmarks, our 4B model achieves a 53.06% average performance boost, surpassing SOTA baselines like DeepSeek-V3.2 and successfully generalizing to unseen tasks, with high potential for tackling sampling on million-node graphs and solving Hard-level LeetCode graph problems."
  ]
  edge [
    id 39
    source 67
    target 95
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.86
    support 1
    weight 0.86
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:769-1085"
    sentence "Evaluated on multi-domain graph reasoning benchmarks, our 4B model achieves a 53.06% average performance boost, surpassing SOTA baselines like DeepSeek-V3.2 and successfully generalizing to unseen tasks, with high potential for tackling sampling on million-node graphs and solving Hard-level LeetCode graph problems."
  ]
  edge [
    id 40
    source 67
    target 121
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.78
    support 1
    weight 0.78
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:769-1085"
    sentence "Evaluated on multi-domain graph reasoning benchmarks, our 4B model achieves a 53.06% average performance boost, surpassing SOTA baselines like DeepSeek-V3.2 and successfully generalizing to unseen tasks, with high potential for tackling sampling on million-node graphs and solving Hard-level LeetCode graph problems."
  ]
  edge [
    id 41
    source 68
    target 67
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.86
    support 1
    weight 0.86
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:393-579|paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:580-768"
    sentence "By interleaving Neighbor Retrieval for on-demand probing with Code Interpreter as a deterministic solver, GRASP enables LLMs to autonomously navigate and compute over complex topologies."
  ]
  edge [
    id 42
    source 72
    target 94
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.78
    support 1
    weight 0.78
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459|paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:460-543"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 43
    source 75
    target 43
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.36
    support 1
    weight 0.36
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:451-605|paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:606-785"
    sentence "We propose the Discrete Transformer, an architecture explicitly designed to bridge the gap between continuous representations and discrete symbolic logic."
  ]
  edge [
    id 44
    source 79
    target 45
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.79
    support 1
    weight 0.79
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:606-683|paper/world-models-enable-learning-policies-via-c2657e74#abstract:1171-1381"
    sentence "To address this, we present the Disentangled Multi-Agent World Model (DMAWM)."
  ]
  edge [
    id 45
    source 82
    target 221
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.77
    support 1
    weight 0.77
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:339-629"
    sentence "TAM introduces a compact 0.1B text-only Inductor trained on our TA-116K dataset to infer task types, enabling task-aware visual budgeting and routing: a soft-gated MoE vision encoder for stability, and hard-gated resolution-specific projectors/pipelines for efficient specialization."
  ]
  edge [
    id 46
    source 90
    target 16
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:753-834"
    sentence "On CharacterBench, KSKT achieves 6.2% overall improvement over Qwen3-4B-Thinking."
  ]
  edge [
    id 47
    source 90
    target 49
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.42
    support 1
    weight 0.42
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:399-652"
    sentence "We introduce the KnowSelf-KnowOther Transformer (KSKT), which embeds dual-perspective reasoning directly into the generation process via dual-stream factorized attention that processes self-understanding and other-understanding through separate streams."
  ]
  edge [
    id 48
    source 90
    target 160
    key "outperforms"
    label "outperforms"
    edge_type "outperforms"
    confidence 0.93
    support 1
    weight 0.93
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:753-834"
    sentence "On CharacterBench, KSKT achieves 6.2% overall improvement over Qwen3-4B-Thinking."
  ]
  edge [
    id 49
    source 90
    target 182
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.61
    support 1
    weight 0.61
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:835-962|paper/as-role-playing-large-language-models-llms-306ba094#abstract:963-1089"
    sentence "On SOTOPIA, KSKT improves Relationship by 19.3% over the base model&#8212;the dimension requiring explicit self-other coordination."
  ]
  edge [
    id 50
    source 90
    target 194
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.89
    support 1
    weight 0.89
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:835-962"
    sentence "On SOTOPIA, KSKT improves Relationship by 19.3% over the base model&#8212;the dimension requiring explicit self-other coordination."
  ]
  edge [
    id 51
    source 91
    target 142
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:0-171"
    sentence "As role-playing Large Language Models (LLMs) become central to personalized AI, they face a fundamental challenge: balancing character authenticity with user satisfaction."
  ]
  edge [
    id 52
    source 94
    target 23
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 53
    source 94
    target 71
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 54
    source 94
    target 98
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.68
    support 1
    weight 0.68
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459|paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 55
    source 94
    target 123
    key "outperforms"
    label "outperforms"
    edge_type "outperforms"
    confidence 0.27
    support 1
    weight 0.27
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459|paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 56
    source 94
    target 166
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.25
    support 1
    weight 0.25
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 57
    source 94
    target 179
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.25
    support 1
    weight 0.25
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:0-168|paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459"
    sentence "Traditional robot co-design approaches typically converge to one configuration, which do not explore the flexibility from reconfiguration on heterogeneous environments."
  ]
  edge [
    id 58
    source 94
    target 191
    key "outperforms"
    label "outperforms"
    edge_type "outperforms"
    confidence 0.22
    support 1
    weight 0.22
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459|paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 59
    source 94
    target 212
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.23
    support 1
    weight 0.23
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459|paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 60
    source 96
    target 91
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.42
    support 1
    weight 0.42
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:234-488"
    sentence "To address this, we propose LLM-driven Multi-Agent Communication (LMAC), which leverages an LLM's reasoning capability to design a communication protocol that enables all agents to reconstruct the underlying state as accurately and uniformly as possible."
  ]
  edge [
    id 61
    source 96
    target 136
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.45
    support 1
    weight 0.45
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:0-233|paper/communication-is-a-key-component-in-c33a128f#abstract:234-488"
    sentence "Communication is a key component in multi-agent reinforcement learning (MARL) for mitigating partial observability, yet prior approaches often rely on inefficient information exchange or fail to transmit sufficient state information."
  ]
  edge [
    id 62
    source 96
    target 202
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.95
    support 1
    weight 0.95
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:647-821"
    sentence "Experiments on diverse MARL benchmarks show that LMAC improves state reconstruction across agents and yields substantial performance gains over prior communication baselines."
  ]
  edge [
    id 63
    source 96
    target 203
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.34
    support 1
    weight 0.34
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:489-646"
    sentence "LMAC iteratively refines the protocol using an explicit state-awareness criterion, improving state recovery while narrowing differences in agents' knowledge."
  ]
  edge [
    id 64
    source 102
    target 177
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.8
    support 1
    weight 0.8
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:515-682|paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:851-1039"
    sentence "To address this, we propose Reward Modeling from Natural Language Human Feedback (RM-NLHF), which leverages natural language feedback to obtain process reward signals."
  ]
  edge [
    id 65
    source 110
    target 109
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.26
    support 1
    weight 0.26
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:647-762|paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:1028-1193"
    sentence "In this paper, we provide the first definition of model cloning and design a method for model similarity detection."
  ]
  edge [
    id 66
    source 110
    target 113
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.95
    support 1
    weight 0.95
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:647-762"
    sentence "In this paper, we provide the first definition of model cloning and design a method for model similarity detection."
  ]
  edge [
    id 67
    source 114
    target 116
    key "benchmarkFor"
    label "benchmarkFor"
    edge_type "benchmarkFor"
    confidence 0.23
    support 1
    weight 0.23
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:275-407|paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:908-1077"
    sentence "To address this, we introduce MotiMotion, a novel framework that reformulates motion control as a reasoning-then-generation problem."
  ]
  edge [
    id 68
    source 115
    target 114
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.79
    support 1
    weight 0.79
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:1078-1275"
    sentence "Both VLM-based evaluation and a human study on MotiBench demonstrate that MotiMotion produces videos with more plausible object behaviors and interaction, and is preferred over existing approaches."
  ]
  edge [
    id 69
    source 115
    target 116
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.9
    support 1
    weight 0.9
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:275-407"
    sentence "To address this, we introduce MotiMotion, a novel framework that reformulates motion control as a reasoning-then-generation problem."
  ]
  edge [
    id 70
    source 124
    target 1
    key "measuredBy"
    label "measuredBy"
    edge_type "measuredBy"
    confidence 0.49
    support 1
    weight 0.49
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:971-1174"
    sentence "Experiments on synthetic benchmarks and real-world multi-scan point-set registration demonstrate that the proposed pipeline improves both accuracy and efficiency over representative matrix-based methods."
  ]
  edge [
    id 71
    source 127
    target 94
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.45
    support 1
    weight 0.45
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459|paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:544-690"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 72
    source 128
    target 235
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.22
    support 1
    weight 0.22
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:355-496|paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:497-670"
    sentence "To mitigate this issue, we propose an unsupervised mode discovery framework that uncovers latent behavioral modes within generative policies."
  ]
  edge [
    id 73
    source 129
    target 67
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.55
    support 1
    weight 0.55
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:207-392|paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:393-579"
    sentence "To solve this, we propose GRASP (Graph Reasoning via Agentic Solving and Probing), shifting the paradigm from passive ingestion to proactive agentic exploration."
  ]
  edge [
    id 74
    source 131
    target 113
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.6
    support 1
    weight 0.6
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:647-762|paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:763-1027"
    sentence "In this paper, we provide the first definition of model cloning and design a method for model similarity detection."
  ]
  edge [
    id 75
    source 137
    target 237
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.36
    support 1
    weight 0.36
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:347-520|paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:521-716"
    sentence "We present USB-RL (Unsupervised Score-Balanced Reinforcement Learning), a model-based framework that learns implicit safety&#8211;performance preferences directly from experience."
  ]
  edge [
    id 76
    source 144
    target 130
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.54
    support 1
    weight 0.54
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:1020-1179"
    sentence "Together, these results suggest that phase-based spectral interference is a usable computational mechanism for neural sequence modeling at the evaluated scale."
  ]
  edge [
    id 77
    source 152
    target 130
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.6
    support 1
    weight 0.6
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:166-298|paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:1020-1179"
    sentence "To disentangle these factors, we introduce PRISM, a complex-valued architecture designed to isolate the computational role of phase."
  ]
  edge [
    id 78
    source 160
    target 16
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.51
    support 1
    weight 0.51
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:753-834"
    sentence "On CharacterBench, KSKT achieves 6.2% overall improvement over Qwen3-4B-Thinking."
  ]
  edge [
    id 79
    source 162
    target 69
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.93
    support 1
    weight 0.93
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:311-468"
    sentence "In this work, we propose Recurrent Attention-based Uncertainty Quantification (RAUQ), an unsupervised and efficient framework for identifying hallucinations."
  ]
  edge [
    id 80
    source 162
    target 70
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.97
    support 1
    weight 0.97
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:1192-1372"
    sentence "Since it requires neither labeled data nor extensive parameter tuning, RAUQ serves as a lightweight, plug-and-play solution for real-time hallucination detection in white-box LLMs."
  ]
  edge [
    id 81
    source 162
    target 157
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.65
    support 1
    weight 0.65
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:903-1103"
    sentence "Through experiments on twelve datasets spanning question answering, summarization, and translation across nine different LLMs, we show that RAUQ consistently outperforms state-of-the-art UQ baselines."
  ]
  edge [
    id 82
    source 162
    target 210
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.68
    support 1
    weight 0.68
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:903-1103"
    sentence "Through experiments on twelve datasets spanning question answering, summarization, and translation across nine different LLMs, we show that RAUQ consistently outperforms state-of-the-art UQ baselines."
  ]
  edge [
    id 83
    source 162
    target 226
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.24
    support 1
    weight 0.24
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:311-468|paper/while-large-language-models-llms-have-aba83057#abstract:469-675"
    sentence "In this work, we propose Recurrent Attention-based Uncertainty Quantification (RAUQ), an unsupervised and efficient framework for identifying hallucinations."
  ]
  edge [
    id 84
    source 162
    target 227
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.37
    support 1
    weight 0.37
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:903-1103"
    sentence "Through experiments on twelve datasets spanning question answering, summarization, and translation across nine different LLMs, we show that RAUQ consistently outperforms state-of-the-art UQ baselines."
  ]
  edge [
    id 85
    source 162
    target 231
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.45
    support 1
    weight 0.45
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:903-1103"
    sentence "Through experiments on twelve datasets spanning question answering, summarization, and translation across nine different LLMs, we show that RAUQ consistently outperforms state-of-the-art UQ baselines."
  ]
  edge [
    id 86
    source 171
    target 163
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.49
    support 1
    weight 0.49
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:0-124"
    sentence "Reinforcement learning with verifiable rewards has driven recent advances in LLM post-training, in particular for reasoning."
  ]
  edge [
    id 87
    source 175
    target 250
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.32
    support 1
    weight 0.32
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:632-749|paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:1284-1441"
    sentence "Our results indicate that W2SG is more likely when the student effectively approximates the teacher's posterior mean."
  ]
  edge [
    id 88
    source 177
    target 13
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.51
    support 1
    weight 0.51
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:298-514|paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:515-682"
    sentence "However, we demonstrate that such binary classification tasks make GRMs susceptible to guessing correct outcomes without sound critiques, introducing noise into the reward signal and impairing learning effectiveness."
  ]
  edge [
    id 89
    source 177
    target 66
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.27
    support 1
    weight 0.27
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:515-682|paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:683-850"
    sentence "To address this, we propose Reward Modeling from Natural Language Human Feedback (RM-NLHF), which leverages natural language feedback to obtain process reward signals."
  ]
  edge [
    id 90
    source 177
    target 133
    key "outperforms"
    label "outperforms"
    edge_type "outperforms"
    confidence 0.48
    support 1
    weight 0.48
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:1040-1246"
    sentence "Experiments on multiple benchmarks demonstrate that RM-NLHF consistently outperforms state-of-the-art models trained with outcome reward, confirming the superiority of natural language over binary feedback."
  ]
  edge [
    id 91
    source 177
    target 153
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.31
    support 1
    weight 0.31
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:515-682"
    sentence "To address this, we propose Reward Modeling from Natural Language Human Feedback (RM-NLHF), which leverages natural language feedback to obtain process reward signals."
  ]
  edge [
    id 92
    source 177
    target 171
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.36
    support 1
    weight 0.36
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:0-152|paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:515-682"
    sentence "Reinforcement Learning with Verifiable Reward (RLVR) on preference data has become the mainstream approach for training Generative Reward Models (GRMs)."
  ]
  edge [
    id 93
    source 178
    target 209
    key "measuredBy"
    label "measuredBy"
    edge_type "measuredBy"
    confidence 0.24
    support 1
    weight 0.24
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 94
    source 181
    target 209
    key "measuredBy"
    label "measuredBy"
    edge_type "measuredBy"
    confidence 0.68
    support 1
    weight 0.68
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:671-888"
    sentence "Experiments on robotic manipulation tasks demonstrate that our method consistently outperforms conventional fine-tuning approaches, achieving higher success rates and preserving richer multimodal action distributions."
  ]
  edge [
    id 95
    source 184
    target 87
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.27
    support 1
    weight 0.27
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:0-138|paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:139-340"
    sentence "Interpretable machine learning is essential in high-stakes domains where decision-making requires accountability, transparency, and trust."
  ]
  edge [
    id 96
    source 188
    target 94
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.58
    support 1
    weight 0.58
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459|paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:691-797"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 97
    source 189
    target 1
    key "measuredBy"
    label "measuredBy"
    edge_type "measuredBy"
    confidence 0.28
    support 1
    weight 0.28
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:357-495|paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:971-1174"
    sentence "This paper adopts a dual quaternion representation and formulates SE(3) synchronization directly over the unit dual quaternion."
  ]
  edge [
    id 98
    source 192
    target 230
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:341-506|paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:507-707"
    sentence "To address this, we introduce TT-Sparse, a flexible neural building block that leverages differentiable truth tables as nodes to learn sparse, effective connections."
  ]
  edge [
    id 99
    source 200
    target 67
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.74
    support 1
    weight 0.74
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:393-579|paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:580-768"
    sentence "By interleaving Neighbor Retrieval for on-demand probing with Code Interpreter as a deterministic solver, GRASP enables LLMs to autonomously navigate and compute over complex topologies."
  ]
  edge [
    id 100
    source 201
    target 96
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.56
    support 1
    weight 0.56
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:489-646"
    sentence "LMAC iteratively refines the protocol using an explicit state-awareness criterion, improving state recovery while narrowing differences in agents' knowledge."
  ]
  edge [
    id 101
    source 201
    target 203
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.27
    support 1
    weight 0.27
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:489-646"
    sentence "LMAC iteratively refines the protocol using an explicit state-awareness criterion, improving state recovery while narrowing differences in agents' knowledge."
  ]
  edge [
    id 102
    source 204
    target 15
    key "outperforms"
    label "outperforms"
    edge_type "outperforms"
    confidence 0.9
    support 1
    weight 0.9
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 103
    source 204
    target 38
    key "outperforms"
    label "outperforms"
    edge_type "outperforms"
    confidence 0.89
    support 1
    weight 0.89
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 104
    source 204
    target 41
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.51
    support 1
    weight 0.51
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:554-861"
    sentence "In this work, we propose STEP, a lightweight spatiotemporal consistency prediction mechanism to construct high-quality warm-start actions that are both distributionally close to the target action and temporally consistent, without compromising the generative capability of the original diffusion policy."
  ]
  edge [
    id 105
    source 204
    target 178
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.96
    support 1
    weight 0.96
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 106
    source 204
    target 195
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.41
    support 1
    weight 0.41
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:554-861"
    sentence "In this work, we propose STEP, a lightweight spatiotemporal consistency prediction mechanism to construct high-quality warm-start actions that are both distributionally close to the target action and temporally consistent, without compromising the generative capability of the original diffusion policy."
  ]
  edge [
    id 107
    source 204
    target 209
    key "measuredBy"
    label "measuredBy"
    edge_type "measuredBy"
    confidence 0.34
    support 1
    weight 0.34
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 108
    source 205
    target 251
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.84
    support 1
    weight 0.84
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:682-896|paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:897-1137"
    sentence "To further enhance zero-shot generalization, we incorporate domain knowledge of robot physical structures by introducing a structural embedding that aligns trajectory representations with morphological information."
  ]
  edge [
    id 109
    source 205
    target 253
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.43
    support 1
    weight 0.43
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:682-896"
    sentence "To further enhance zero-shot generalization, we incorporate domain knowledge of robot physical structures by introducing a structural embedding that aligns trajectory representations with morphological information."
  ]
  edge [
    id 110
    source 212
    target 98
    key "subtaskOf"
    label "subtaskOf"
    edge_type "subtaskOf"
    confidence 0.61
    support 1
    weight 0.61
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We evaluate our pipeline on locomotion tasks across walking, flying, and swimming, and compare with the state-of-the-art baselines, including single-robot control and multi-morphology co-optimization algorithms."
  ]
  edge [
    id 111
    source 213
    target 43
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.3
    support 1
    weight 0.3
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:451-605|paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:606-785"
    sentence "We propose the Discrete Transformer, an architecture explicitly designed to bridge the gap between continuous representations and discrete symbolic logic."
  ]
  edge [
    id 112
    source 215
    target 64
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.3
    support 1
    weight 0.3
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:0-89|paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:280-375"
    sentence "Generating objects with specific symmetries is essential in various real-world scenarios."
  ]
  edge [
    id 113
    source 215
    target 101
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.54
    support 1
    weight 0.54
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:280-375|paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:652-808"
    sentence "To overcome this limitation, we propose a symmetrization framework for arbitrary planar groups."
  ]
  edge [
    id 114
    source 215
    target 134
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.72
    support 1
    weight 0.72
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:280-375|paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:652-808"
    sentence "To overcome this limitation, we propose a symmetrization framework for arbitrary planar groups."
  ]
  edge [
    id 115
    source 215
    target 140
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.73
    support 1
    weight 0.73
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:280-375|paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:652-808"
    sentence "To overcome this limitation, we propose a symmetrization framework for arbitrary planar groups."
  ]
  edge [
    id 116
    source 215
    target 145
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.38
    support 1
    weight 0.38
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:90-279|paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:280-375"
    sentence "However, adapting existing 2D continuous representations to enforce planar group symmetry remains a challenge, as the transformation of non-reflective group elements may disrupt continuity."
  ]
  edge [
    id 117
    source 215
    target 206
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:280-375|paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:652-808"
    sentence "To overcome this limitation, we propose a symmetrization framework for arbitrary planar groups."
  ]
  edge [
    id 118
    source 215
    target 245
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.44
    support 1
    weight 0.44
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:280-375|paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:652-808"
    sentence "To overcome this limitation, we propose a symmetrization framework for arbitrary planar groups."
  ]
  edge [
    id 119
    source 216
    target 1
    key "measuredBy"
    label "measuredBy"
    edge_type "measuredBy"
    confidence 0.25
    support 1
    weight 0.25
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:0-192|paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:971-1174"
    sentence "Synchronization over the special Euclidean group SE(3) aims to recover absolute poses from noisy pairwise relative transformations and is a core primitive in robotics and 3D vision."
  ]
  edge [
    id 120
    source 217
    target 251
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.68
    support 1
    weight 0.68
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:306-462|paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:463-681"
    sentence "To address these limitations, we introduce WestWorld, a knowledge-Encoded Scalable Trajectory World model for diverse robotic systems."
  ]
  edge [
    id 121
    source 217
    target 253
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.28
    support 1
    weight 0.28
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:463-681|paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:682-896"
    sentence "To tackle the scalability challenge, we propose a novel system-aware Mixture-of-Experts (Sys-MoE) that dynamically combines and routes specialized experts for different robotic systems via a learnable system embedding."
  ]
  edge [
    id 122
    source 218
    target 217
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.25
    support 1
    weight 0.25
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:463-681"
    sentence "To tackle the scalability challenge, we propose a novel system-aware Mixture-of-Experts (Sys-MoE) that dynamically combines and routes specialized experts for different robotic systems via a learnable system embedding."
  ]
  edge [
    id 123
    source 218
    target 251
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.39
    support 1
    weight 0.39
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:306-462|paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:463-681"
    sentence "To address these limitations, we introduce WestWorld, a knowledge-Encoded Scalable Trajectory World model for diverse robotic systems."
  ]
  edge [
    id 124
    source 220
    target 159
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.53
    support 1
    weight 0.53
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 125
    source 220
    target 221
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.56
    support 1
    weight 0.56
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:339-629|paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "TAM introduces a compact 0.1B text-only Inductor trained on our TA-116K dataset to infer task types, enabling task-aware visual budgeting and routing: a soft-gated MoE vision encoder for stability, and hard-gated resolution-specific projectors/pipelines for efficient specialization."
  ]
  edge [
    id 126
    source 220
    target 240
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.28
    support 1
    weight 0.28
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 127
    source 221
    target 26
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.24
    support 1
    weight 0.24
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:0-171|paper/should-an-lvlm-use-the-same-43c0bdda#abstract:172-338"
    sentence "Should an LVLM use the same video processing pipeline for comprehending the main idea of a 2-hour movie and counting the birds appearing in a 15-second clip?"
  ]
  edge [
    id 128
    source 221
    target 105
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.83
    support 1
    weight 0.83
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:172-338"
    sentence "We present Task-Aware Mechanism (TAM), a hybrid-gated Mixture-of-Experts (MoE) vision tower that adapts frame count and resolution to the user query and video length."
  ]
  edge [
    id 129
    source 221
    target 219
    key "trainedOn"
    label "trainedOn"
    edge_type "trainedOn"
    confidence 0.24
    support 1
    weight 0.24
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:339-629"
    sentence "TAM introduces a compact 0.1B text-only Inductor trained on our TA-116K dataset to infer task types, enabling task-aware visual budgeting and routing: a soft-gated MoE vision encoder for stability, and hard-gated resolution-specific projectors/pipelines for efficient specialization."
  ]
  edge [
    id 130
    source 221
    target 240
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.27
    support 1
    weight 0.27
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:172-338|paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "We present Task-Aware Mechanism (TAM), a hybrid-gated Mixture-of-Experts (MoE) vision tower that adapts frame count and resolution to the user query and video length."
  ]
  edge [
    id 131
    source 221
    target 243
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.32
    support 1
    weight 0.32
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:172-338"
    sentence "We present Task-Aware Mechanism (TAM), a hybrid-gated Mixture-of-Experts (MoE) vision tower that adapts frame count and resolution to the user query and video length."
  ]
  edge [
    id 132
    source 222
    target 240
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.45
    support 1
    weight 0.45
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 133
    source 224
    target 43
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.52
    support 1
    weight 0.52
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:451-605|paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:606-785"
    sentence "We propose the Discrete Transformer, an architecture explicitly designed to bridge the gap between continuous representations and discrete symbolic logic."
  ]
  edge [
    id 134
    source 225
    target 146
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:0-96"
    sentence "Trajectory world models play a crucial role in robotic dynamics learning, planning, and control."
  ]
  edge [
    id 135
    source 225
    target 180
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.85
    support 1
    weight 0.85
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:0-96"
    sentence "Trajectory world models play a crucial role in robotic dynamics learning, planning, and control."
  ]
  edge [
    id 136
    source 230
    target 87
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.54
    support 1
    weight 0.54
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:0-138|paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:341-506"
    sentence "Interpretable machine learning is essential in high-stakes domains where decision-making requires accountability, transparency, and trust."
  ]
  edge [
    id 137
    source 230
    target 120
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.48
    support 1
    weight 0.48
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:341-506|paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:917-1157"
    sentence "To address this, we introduce TT-Sparse, a flexible neural building block that leverages differentiable truth tables as nodes to learn sparse, effective connections."
  ]
  edge [
    id 138
    source 230
    target 168
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.4
    support 1
    weight 0.4
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:341-506|paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:917-1157"
    sentence "To address this, we introduce TT-Sparse, a flexible neural building block that leverages differentiable truth tables as nodes to learn sparse, effective connections."
  ]
  edge [
    id 139
    source 233
    target 152
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.26
    support 1
    weight 0.26
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:166-298|paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:299-559"
    sentence "To disentangle these factors, we introduce PRISM, a complex-valued architecture designed to isolate the computational role of phase."
  ]
  edge [
    id 140
    source 235
    target 65
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.26
    support 1
    weight 0.26
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:355-496"
    sentence "To mitigate this issue, we propose an unsupervised mode discovery framework that uncovers latent behavioral modes within generative policies."
  ]
  edge [
    id 141
    source 235
    target 176
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.26
    support 1
    weight 0.26
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:355-496|paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:497-670"
    sentence "To mitigate this issue, we propose an unsupervised mode discovery framework that uncovers latent behavioral modes within generative policies."
  ]
  edge [
    id 142
    source 235
    target 181
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.6
    support 1
    weight 0.6
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:355-496|paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:671-888"
    sentence "To mitigate this issue, we propose an unsupervised mode discovery framework that uncovers latent behavioral modes within generative policies."
  ]
  edge [
    id 143
    source 236
    target 237
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.44
    support 1
    weight 0.44
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:347-520|paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:521-716"
    sentence "We present USB-RL (Unsupervised Score-Balanced Reinforcement Learning), a model-based framework that learns implicit safety&#8211;performance preferences directly from experience."
  ]
  edge [
    id 144
    source 237
    target 80
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.3
    support 1
    weight 0.3
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:347-520|paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:717-903"
    sentence "We present USB-RL (Unsupervised Score-Balanced Reinforcement Learning), a model-based framework that learns implicit safety&#8211;performance preferences directly from experience."
  ]
  edge [
    id 145
    source 237
    target 125
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.36
    support 1
    weight 0.36
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:347-520|paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:717-903"
    sentence "We present USB-RL (Unsupervised Score-Balanced Reinforcement Learning), a model-based framework that learns implicit safety&#8211;performance preferences directly from experience."
  ]
  edge [
    id 146
    source 237
    target 185
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.23
    support 1
    weight 0.23
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:0-125|paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:347-520"
    sentence "Safe reinforcement learning (Safe RL) seeks to optimize long-term performance while ensuring adherence to safety constraints."
  ]
  edge [
    id 147
    source 237
    target 186
    key "measuredBy"
    label "measuredBy"
    edge_type "measuredBy"
    confidence 0.32
    support 1
    weight 0.32
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:347-520|paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:904-1086"
    sentence "We present USB-RL (Unsupervised Score-Balanced Reinforcement Learning), a model-based framework that learns implicit safety&#8211;performance preferences directly from experience."
  ]
  edge [
    id 148
    source 238
    target 204
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:554-861|paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:862-1070"
    sentence "In this work, we propose STEP, a lightweight spatiotemporal consistency prediction mechanism to construct high-quality warm-start actions that are both distributionally close to the target action and temporally consistent, without compromising the generative capability of the original diffusion policy."
  ]
  edge [
    id 149
    source 241
    target 33
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.25
    support 1
    weight 0.25
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:329-472|paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:686-967"
    sentence "To bridge this gap, we introduce DeepImageSearch, a novel agentic paradigm that reformulates image retrieval as an autonomous exploration task."
  ]
  edge [
    id 150
    source 242
    target 115
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:275-407|paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:408-638"
    sentence "To address this, we introduce MotiMotion, a novel framework that reformulates motion control as a reasoning-then-generation problem."
  ]
  edge [
    id 151
    source 243
    target 105
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.27
    support 1
    weight 0.27
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:172-338"
    sentence "We present Task-Aware Mechanism (TAM), a hybrid-gated Mixture-of-Experts (MoE) vision tower that adapts frame count and resolution to the user query and video length."
  ]
  edge [
    id 152
    source 247
    target 181
    key "subtaskOf"
    label "subtaskOf"
    edge_type "subtaskOf"
    confidence 0.23
    support 1
    weight 0.23
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:0-204"
    sentence "Diffusion policies have recently emerged as a powerful paradigm for visuomotor control in robotic manipulation due to their ability to model the distribution of action sequences and capture multimodality."
  ]
  edge [
    id 153
    source 248
    target 98
    key "subtaskOf"
    label "subtaskOf"
    edge_type "subtaskOf"
    confidence 0.78
    support 1
    weight 0.78
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We evaluate our pipeline on locomotion tasks across walking, flying, and swimming, and compare with the state-of-the-art baselines, including single-robot control and multi-morphology co-optimization algorithms."
  ]
  edge [
    id 154
    source 249
    target 204
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.78
    support 1
    weight 0.78
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:554-861"
    sentence "In this work, we propose STEP, a lightweight spatiotemporal consistency prediction mechanism to construct high-quality warm-start actions that are both distributionally close to the target action and temporally consistent, without compromising the generative capability of the original diffusion policy."
  ]
  edge [
    id 155
    source 251
    target 57
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.96
    support 1
    weight 0.96
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:897-1137"
    sentence "After pretraining on 89 complex environments spanning diverse morphologies across both simulation and real-world settings, WestWorld achieves significant improvements over competitive baselines in zero- and few-shot trajectory prediction."
  ]
  edge [
    id 156
    source 251
    target 98
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.36
    support 1
    weight 0.36
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:306-462|paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:1319-1429"
    sentence "To address these limitations, we introduce WestWorld, a knowledge-Encoded Scalable Trajectory World model for diverse robotic systems."
  ]
  edge [
    id 157
    source 251
    target 234
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.74
    support 1
    weight 0.74
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:1319-1429"
    sentence "Finally, we deploy our model on a real-world Unitree Go1, where it demonstrates stable locomotion performance."
  ]
  edge [
    id 158
    source 252
    target 119
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.84
    support 1
    weight 0.84
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:131-374"
    sentence "The primary challenge in applying world models to multi-agent tasks is that modeling multi-agent dynamics in latent space requires integrating information from different agents, often creating spurious correlations between their latent states."
  ]
  edge [
    id 159
    source 254
    target 4
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.89
    support 2
    weight 0.89
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:1000-1231"
    sentence "Finally, we show that architectural inductive biases provide fine-grained control over synthesized programs, establishing the Discrete Transformer as a controllable testbed for algorithm extraction and Transformer interpretability."
  ]
  edge [
    id 160
    source 254
    target 39
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.23
    support 1
    weight 0.23
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:0-226"
    sentence "Algorithm extraction aims to synthesize executable programs directly from models trained on algorithmic tasks, enabling de novo recovery of executable mechanisms from weights without relying on human-written target programs."
  ]
  edge [
    id 161
    source 254
    target 43
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.97
    support 3
    weight 0.97
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:451-605"
    sentence "We propose the Discrete Transformer, an architecture explicitly designed to bridge the gap between continuous representations and discrete symbolic logic."
  ]
  edge [
    id 162
    source 254
    target 75
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.92
    support 1
    weight 0.92
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:606-785"
    sentence "By injecting discreteness through temperature-annealed sampling, our framework effectively leverages hypothesis testing and symbolic regression to extract human-readable programs."
  ]
  edge [
    id 163
    source 254
    target 81
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.3
    support 1
    weight 0.3
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:1000-1231"
    sentence "Finally, we show that architectural inductive biases provide fine-grained control over synthesized programs, establishing the Discrete Transformer as a controllable testbed for algorithm extraction and Transformer interpretability."
  ]
  edge [
    id 164
    source 254
    target 103
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.88
    support 1
    weight 0.88
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:786-999"
    sentence "Empirically, the Discrete Transformer achieves performance comparable to the RNN-based MIPS baseline on shared discrete tasks, while broadening extraction to tasks with continuous-valued intermediate computations."
  ]
  edge [
    id 165
    source 254
    target 167
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:786-999"
    sentence "Empirically, the Discrete Transformer achieves performance comparable to the RNN-based MIPS baseline on shared discrete tasks, while broadening extraction to tasks with continuous-valued intermediate computations."
  ]
  edge [
    id 166
    source 254
    target 172
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.73
    support 1
    weight 0.73
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:227-450"
    sentence "However, applying this paradigm to Transformer is complicated by representation entanglement (e.g., superposition), where features encoded in overlapping directions substantially hinder the recovery of symbolic expressions."
  ]
  edge [
    id 167
    source 254
    target 211
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.37
    support 1
    weight 0.37
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:227-450"
    sentence "However, applying this paradigm to Transformer is complicated by representation entanglement (e.g., superposition), where features encoded in overlapping directions substantially hinder the recovery of symbolic expressions."
  ]
  edge [
    id 168
    source 254
    target 213
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.92
    support 1
    weight 0.92
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:606-785"
    sentence "By injecting discreteness through temperature-annealed sampling, our framework effectively leverages hypothesis testing and symbolic regression to extract human-readable programs."
  ]
  edge [
    id 169
    source 254
    target 224
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.58
    support 1
    weight 0.58
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:606-785"
    sentence "By injecting discreteness through temperature-annealed sampling, our framework effectively leverages hypothesis testing and symbolic regression to extract human-readable programs."
  ]
  edge [
    id 170
    source 254
    target 226
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.9
    support 2
    weight 0.9
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:227-450"
    sentence "However, applying this paradigm to Transformer is complicated by representation entanglement (e.g., superposition), where features encoded in overlapping directions substantially hinder the recovery of symbolic expressions."
  ]
  edge [
    id 171
    source 254
    target 260
    key "related"
    label "related"
    edge_type "related"
    weight 0.0349
  ]
  edge [
    id 172
    source 254
    target 261
    key "related"
    label "related"
    edge_type "related"
    weight 0.0312
  ]
  edge [
    id 173
    source 254
    target 262
    key "related"
    label "related"
    edge_type "related"
    weight 0.035
  ]
  edge [
    id 174
    source 254
    target 263
    key "related"
    label "related"
    edge_type "related"
    weight 0.0525
    shared "entity/transformer-361b904b"
  ]
  edge [
    id 175
    source 254
    target 265
    key "related"
    label "related"
    edge_type "related"
    weight 0.0443
  ]
  edge [
    id 176
    source 254
    target 269
    key "related"
    label "related"
    edge_type "related"
    weight 0.0288
  ]
  edge [
    id 177
    source 254
    target 270
    key "related"
    label "related"
    edge_type "related"
    weight 0.0279
  ]
  edge [
    id 178
    source 254
    target 273
    key "related"
    label "related"
    edge_type "related"
    weight 0.0278
  ]
  edge [
    id 179
    source 254
    target 276
    key "related"
    label "related"
    edge_type "related"
    weight 0.0255
  ]
  edge [
    id 180
    source 254
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0273
    shared "entity/transformer-361b904b"
  ]
  edge [
    id 181
    source 254
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.0289
  ]
  edge [
    id 182
    source 255
    target 18
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.77
    support 1
    weight 0.77
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:566-646"
    sentence "Existing code clone detection techniques are insufficient to address this issue."
  ]
  edge [
    id 183
    source 255
    target 34
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.56
    support 1
    weight 0.56
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:0-167"
    sentence "Artificial intelligence has achieved remarkable breakthroughs in fields such as text, image, and video analysis, with deep learning serving as the mainstream paradigm."
  ]
  edge [
    id 184
    source 255
    target 58
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.87
    support 1
    weight 0.87
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:168-296"
    sentence "Trained deep learning models can be integrated into various applications either through fine-tuning or without any modification."
  ]
  edge [
    id 185
    source 255
    target 85
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.67
    support 1
    weight 0.67
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:297-468"
    sentence "While this practice promotes the advancement of artificial intelligence, it also raises concerns regarding intellectual property protection and information security risks."
  ]
  edge [
    id 186
    source 255
    target 86
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.6
    support 2
    weight 0.6
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:1194-1356"
    sentence "This method provides a unified and extensible quantitative foundation for model lineage analysis, model retrieval, and intellectual property protection of models."
  ]
  edge [
    id 187
    source 255
    target 109
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.67
    support 1
    weight 0.67
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:1028-1193"
    sentence "Experiments on a synthetic model clone benchmark dataset and real-world open-source models demonstrate that the proposed method can accurately detect similar models."
  ]
  edge [
    id 188
    source 255
    target 110
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.58
    support 1
    weight 0.58
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:647-762"
    sentence "In this paper, we provide the first definition of model cloning and design a method for model similarity detection."
  ]
  edge [
    id 189
    source 255
    target 111
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.41
    support 1
    weight 0.41
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:1194-1356"
    sentence "This method provides a unified and extensible quantitative foundation for model lineage analysis, model retrieval, and intellectual property protection of models."
  ]
  edge [
    id 190
    source 255
    target 112
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.47
    support 1
    weight 0.47
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:1194-1356"
    sentence "This method provides a unified and extensible quantitative foundation for model lineage analysis, model retrieval, and intellectual property protection of models."
  ]
  edge [
    id 191
    source 255
    target 113
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:647-762"
    sentence "In this paper, we provide the first definition of model cloning and design a method for model similarity detection."
  ]
  edge [
    id 192
    source 255
    target 131
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.75
    support 1
    weight 0.75
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:763-1027"
    sentence "The framework characterizes model topology at the structural level based on normalized computational graphs, and at the weight level, it employs a method that does not require explicit parameter alignment to measure the statistical similarity of weight parameters."
  ]
  edge [
    id 193
    source 255
    target 239
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.73
    support 1
    weight 0.73
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:0-167"
    sentence "Artificial intelligence has achieved remarkable breakthroughs in fields such as text, image, and video analysis, with deep learning serving as the mainstream paradigm."
  ]
  edge [
    id 194
    source 255
    target 259
    key "related"
    label "related"
    edge_type "related"
    weight 0.0309
  ]
  edge [
    id 195
    source 255
    target 260
    key "related"
    label "related"
    edge_type "related"
    weight 0.0363
  ]
  edge [
    id 196
    source 255
    target 261
    key "related"
    label "related"
    edge_type "related"
    weight 0.0622
  ]
  edge [
    id 197
    source 255
    target 262
    key "related"
    label "related"
    edge_type "related"
    weight 0.0346
  ]
  edge [
    id 198
    source 255
    target 264
    key "related"
    label "related"
    edge_type "related"
    weight 0.0541
  ]
  edge [
    id 199
    source 255
    target 267
    key "related"
    label "related"
    edge_type "related"
    weight 0.0372
  ]
  edge [
    id 200
    source 255
    target 268
    key "related"
    label "related"
    edge_type "related"
    weight 0.0308
  ]
  edge [
    id 201
    source 255
    target 269
    key "related"
    label "related"
    edge_type "related"
    weight 0.0342
  ]
  edge [
    id 202
    source 255
    target 272
    key "related"
    label "related"
    edge_type "related"
    weight 0.0263
  ]
  edge [
    id 203
    source 255
    target 275
    key "related"
    label "related"
    edge_type "related"
    weight 0.0523
    shared "entity/finetuning-958e52b9"
  ]
  edge [
    id 204
    source 255
    target 276
    key "related"
    label "related"
    edge_type "related"
    weight 0.0255
  ]
  edge [
    id 205
    source 255
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0624
  ]
  edge [
    id 206
    source 256
    target 16
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.95
    support 1
    weight 0.95
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:753-834"
    sentence "On CharacterBench, KSKT achieves 6.2% overall improvement over Qwen3-4B-Thinking."
  ]
  edge [
    id 207
    source 256
    target 49
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.62
    support 2
    weight 0.62
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:399-652|paper/as-role-playing-large-language-models-llms-306ba094#abstract:963-1089"
    sentence "We introduce the KnowSelf-KnowOther Transformer (KSKT), which embeds dual-perspective reasoning directly into the generation process via dual-stream factorized attention that processes self-understanding and other-understanding through separate streams."
  ]
  edge [
    id 208
    source 256
    target 50
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.42
    support 1
    weight 0.42
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:399-652"
    sentence "We introduce the KnowSelf-KnowOther Transformer (KSKT), which embeds dual-perspective reasoning directly into the generation process via dual-stream factorized attention that processes self-understanding and other-understanding through separate streams."
  ]
  edge [
    id 209
    source 256
    target 50
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.79
    support 1
    weight 0.79
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:399-652"
    sentence "We introduce the KnowSelf-KnowOther Transformer (KSKT), which embeds dual-perspective reasoning directly into the generation process via dual-stream factorized attention that processes self-understanding and other-understanding through separate streams."
  ]
  edge [
    id 210
    source 256
    target 84
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.7
    support 1
    weight 0.7
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:172-398"
    sentence "Prior dual-process and dual-perspective approaches address this through prompt-level conditioning, auxiliary modules, or inference-time reflection&#8212;realizing duality externally rather than within the core attention mechanism."
  ]
  edge [
    id 211
    source 256
    target 90
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.97
    support 4
    weight 0.97
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:399-652"
    sentence "We introduce the KnowSelf-KnowOther Transformer (KSKT), which embeds dual-perspective reasoning directly into the generation process via dual-stream factorized attention that processes self-understanding and other-understanding through separate streams."
  ]
  edge [
    id 212
    source 256
    target 91
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.74
    support 2
    weight 0.74
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:0-171"
    sentence "As role-playing Large Language Models (LLMs) become central to personalized AI, they face a fundamental challenge: balancing character authenticity with user satisfaction."
  ]
  edge [
    id 213
    source 256
    target 142
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.66
    support 1
    weight 0.66
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:0-171"
    sentence "As role-playing Large Language Models (LLMs) become central to personalized AI, they face a fundamental challenge: balancing character authenticity with user satisfaction."
  ]
  edge [
    id 214
    source 256
    target 154
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.74
    support 1
    weight 0.74
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:172-398"
    sentence "Prior dual-process and dual-perspective approaches address this through prompt-level conditioning, auxiliary modules, or inference-time reflection&#8212;realizing duality externally rather than within the core attention mechanism."
  ]
  edge [
    id 215
    source 256
    target 160
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.87
    support 1
    weight 0.87
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:753-834"
    sentence "On CharacterBench, KSKT achieves 6.2% overall improvement over Qwen3-4B-Thinking."
  ]
  edge [
    id 216
    source 256
    target 182
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.92
    support 2
    weight 0.92
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:963-1089"
    sentence "These results establish intrinsic dual-perspective reasoning as an effective architectural principle for role-playing systems."
  ]
  edge [
    id 217
    source 256
    target 190
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.29
    support 1
    weight 0.29
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:399-652"
    sentence "We introduce the KnowSelf-KnowOther Transformer (KSKT), which embeds dual-perspective reasoning directly into the generation process via dual-stream factorized attention that processes self-understanding and other-understanding through separate streams."
  ]
  edge [
    id 218
    source 256
    target 194
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.95
    support 1
    weight 0.95
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:835-962"
    sentence "On SOTOPIA, KSKT improves Relationship by 19.3% over the base model&#8212;the dimension requiring explicit self-other coordination."
  ]
  edge [
    id 219
    source 256
    target 257
    key "related"
    label "related"
    edge_type "related"
    weight 0.0338
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 220
    source 256
    target 260
    key "related"
    label "related"
    edge_type "related"
    weight 0.047
  ]
  edge [
    id 221
    source 256
    target 263
    key "related"
    label "related"
    edge_type "related"
    weight 0.0304
  ]
  edge [
    id 222
    source 256
    target 264
    key "related"
    label "related"
    edge_type "related"
    weight 0.0287
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 223
    source 256
    target 269
    key "related"
    label "related"
    edge_type "related"
    weight 0.0513
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 224
    source 256
    target 271
    key "related"
    label "related"
    edge_type "related"
    weight 0.0414
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 225
    source 256
    target 272
    key "related"
    label "related"
    edge_type "related"
    weight 0.0422
  ]
  edge [
    id 226
    source 256
    target 274
    key "related"
    label "related"
    edge_type "related"
    weight 0.0399
  ]
  edge [
    id 227
    source 256
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0637
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 228
    source 256
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.052
  ]
  edge [
    id 229
    source 257
    target 91
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:234-488"
    sentence "To address this, we propose LLM-driven Multi-Agent Communication (LMAC), which leverages an LLM's reasoning capability to design a communication protocol that enables all agents to reconstruct the underlying state as accurately and uniformly as possible."
  ]
  edge [
    id 230
    source 257
    target 96
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.97
    support 4
    weight 0.97
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:234-488"
    sentence "To address this, we propose LLM-driven Multi-Agent Communication (LMAC), which leverages an LLM's reasoning capability to design a communication protocol that enables all agents to reconstruct the underlying state as accurately and uniformly as possible."
  ]
  edge [
    id 231
    source 257
    target 118
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.91
    support 3
    weight 0.91
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:0-233|paper/communication-is-a-key-component-in-c33a128f#abstract:647-821"
    sentence "Communication is a key component in multi-agent reinforcement learning (MARL) for mitigating partial observability, yet prior approaches often rely on inefficient information exchange or fail to transmit sufficient state information."
  ]
  edge [
    id 232
    source 257
    target 136
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.9
    support 1
    weight 0.9
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:0-233"
    sentence "Communication is a key component in multi-agent reinforcement learning (MARL) for mitigating partial observability, yet prior approaches often rely on inefficient information exchange or fail to transmit sufficient state information."
  ]
  edge [
    id 233
    source 257
    target 201
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.42
    support 1
    weight 0.42
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:489-646"
    sentence "LMAC iteratively refines the protocol using an explicit state-awareness criterion, improving state recovery while narrowing differences in agents' knowledge."
  ]
  edge [
    id 234
    source 257
    target 202
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.47
    support 1
    weight 0.47
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:647-821"
    sentence "Experiments on diverse MARL benchmarks show that LMAC improves state reconstruction across agents and yields substantial performance gains over prior communication baselines."
  ]
  edge [
    id 235
    source 257
    target 203
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.71
    support 1
    weight 0.71
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:489-646"
    sentence "LMAC iteratively refines the protocol using an explicit state-awareness criterion, improving state recovery while narrowing differences in agents' knowledge."
  ]
  edge [
    id 236
    source 257
    target 258
    key "related"
    label "related"
    edge_type "related"
    weight 0.0299
  ]
  edge [
    id 237
    source 257
    target 260
    key "related"
    label "related"
    edge_type "related"
    weight 0.0331
  ]
  edge [
    id 238
    source 257
    target 262
    key "related"
    label "related"
    edge_type "related"
    weight 0.0243
  ]
  edge [
    id 239
    source 257
    target 264
    key "related"
    label "related"
    edge_type "related"
    weight 0.0522
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 240
    source 257
    target 267
    key "related"
    label "related"
    edge_type "related"
    weight 0.0296
  ]
  edge [
    id 241
    source 257
    target 270
    key "related"
    label "related"
    edge_type "related"
    weight 0.0269
  ]
  edge [
    id 242
    source 257
    target 273
    key "related"
    label "related"
    edge_type "related"
    weight 0.0257
  ]
  edge [
    id 243
    source 257
    target 274
    key "related"
    label "related"
    edge_type "related"
    weight 0.0277
  ]
  edge [
    id 244
    source 257
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0278
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 245
    source 257
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.0815
  ]
  edge [
    id 246
    source 258
    target 21
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.66
    support 1
    weight 0.66
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:639-907"
    sentence "To further improve motion naturalness, we propose a confidence-aware control scheme that modulates guidance strength, enabling the model to closely follow high-confidence plans while correcting artifacts under low-confidence inputs with its internal generative priors."
  ]
  edge [
    id 247
    source 258
    target 78
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.35
    support 1
    weight 0.35
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:0-159"
    sentence "Current motion-controlled image-to-video generation models rigidly follow user-provided trajectories that are often sparse, imprecise, and causally incomplete."
  ]
  edge [
    id 248
    source 258
    target 114
    key "introduces"
    label "introduces"
    edge_type "introduces"
    confidence 0.98
    support 2
    weight 0.98
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:908-1077"
    sentence "To support systematic evaluation, we curate a new image-to-video benchmark, MotiBench, consisting of interaction-centric scenes where new events are triggered by motion."
  ]
  edge [
    id 249
    source 258
    target 115
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.97
    support 2
    weight 0.97
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:275-407"
    sentence "To address this, we introduce MotiMotion, a novel framework that reformulates motion control as a reasoning-then-generation problem."
  ]
  edge [
    id 250
    source 258
    target 116
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.9
    support 1
    weight 0.9
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:275-407"
    sentence "To address this, we introduce MotiMotion, a novel framework that reformulates motion control as a reasoning-then-generation problem."
  ]
  edge [
    id 251
    source 258
    target 165
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.45
    support 1
    weight 0.45
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:275-407"
    sentence "To address this, we introduce MotiMotion, a novel framework that reformulates motion control as a reasoning-then-generation problem."
  ]
  edge [
    id 252
    source 258
    target 241
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.87
    support 1
    weight 0.87
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:1078-1275"
    sentence "Both VLM-based evaluation and a human study on MotiBench demonstrate that MotiMotion produces videos with more plausible object behaviors and interaction, and is preferred over existing approaches."
  ]
  edge [
    id 253
    source 258
    target 242
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.42
    support 1
    weight 0.42
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:408-638"
    sentence "To encourage causally grounded and commonsense-consistent interactions, we leverage a training-free vision-language reasoner to refine image-space coordinates of primary trajectories and to hallucinate plausible secondary motions."
  ]
  edge [
    id 254
    source 258
    target 259
    key "related"
    label "related"
    edge_type "related"
    weight 0.0334
  ]
  edge [
    id 255
    source 258
    target 260
    key "related"
    label "related"
    edge_type "related"
    weight 0.0645
    shared "entity/visionlanguagemodel-10689efc"
  ]
  edge [
    id 256
    source 258
    target 261
    key "related"
    label "related"
    edge_type "related"
    weight 0.0348
  ]
  edge [
    id 257
    source 258
    target 265
    key "related"
    label "related"
    edge_type "related"
    weight 0.0336
  ]
  edge [
    id 258
    source 258
    target 266
    key "related"
    label "related"
    edge_type "related"
    weight 0.0152
  ]
  edge [
    id 259
    source 258
    target 268
    key "related"
    label "related"
    edge_type "related"
    weight 0.0316
  ]
  edge [
    id 260
    source 258
    target 271
    key "related"
    label "related"
    edge_type "related"
    weight 0.0419
  ]
  edge [
    id 261
    source 258
    target 274
    key "related"
    label "related"
    edge_type "related"
    weight 0.0367
  ]
  edge [
    id 262
    source 258
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0279
  ]
  edge [
    id 263
    source 258
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.0425
  ]
  edge [
    id 264
    source 259
    target 15
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.88
    support 1
    weight 0.88
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 265
    source 259
    target 37
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.15
    support 1
    weight 0.15
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:205-334"
    sentence "However, iterative denoising leads to substantial inference latency, limiting control frequency in real-time closed-loop systems."
  ]
  edge [
    id 266
    source 259
    target 38
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 267
    source 259
    target 41
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.94
    support 4
    weight 0.94
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:0-204|paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:335-553|paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:554-861|paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1071-1255"
    sentence "Diffusion policies have recently emerged as a powerful paradigm for visuomotor control in robotic manipulation due to their ability to model the distribution of action sequences and capture multimodality."
  ]
  edge [
    id 268
    source 259
    target 83
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.86
    support 1
    weight 0.86
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:205-334"
    sentence "However, iterative denoising leads to substantial inference latency, limiting control frequency in real-time closed-loop systems."
  ]
  edge [
    id 269
    source 259
    target 93
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.58
    support 1
    weight 0.58
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:335-553"
    sentence "Existing acceleration methods either reduce sampling steps, bypass diffusion through direct prediction, or reuse past actions, but often struggle to jointly preserve action quality and achieve consistently low latency."
  ]
  edge [
    id 270
    source 259
    target 97
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.42
    support 1
    weight 0.42
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1071-1255"
    sentence "We further provide a theoretical analysis showing that the proposed prediction induces a locally contractive mapping, ensuring convergence of action errors during diffusion refinement."
  ]
  edge [
    id 271
    source 259
    target 178
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.95
    support 1
    weight 0.95
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 272
    source 259
    target 181
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.64
    support 1
    weight 0.64
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:0-204"
    sentence "Diffusion policies have recently emerged as a powerful paradigm for visuomotor control in robotic manipulation due to their ability to model the distribution of action sequences and capture multimodality."
  ]
  edge [
    id 273
    source 259
    target 195
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.27
    support 1
    weight 0.27
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:554-861"
    sentence "In this work, we propose STEP, a lightweight spatiotemporal consistency prediction mechanism to construct high-quality warm-start actions that are both distributionally close to the target action and temporally consistent, without compromising the generative capability of the original diffusion policy."
  ]
  edge [
    id 274
    source 259
    target 195
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.53
    support 1
    weight 0.53
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:554-861"
    sentence "In this work, we propose STEP, a lightweight spatiotemporal consistency prediction mechanism to construct high-quality warm-start actions that are both distributionally close to the target action and temporally consistent, without compromising the generative capability of the original diffusion policy."
  ]
  edge [
    id 275
    source 259
    target 204
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.97
    support 2
    weight 0.97
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:554-861"
    sentence "In this work, we propose STEP, a lightweight spatiotemporal consistency prediction mechanism to construct high-quality warm-start actions that are both distributionally close to the target action and temporally consistent, without compromising the generative capability of the original diffusion policy."
  ]
  edge [
    id 276
    source 259
    target 209
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.94
    support 1
    weight 0.94
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 277
    source 259
    target 238
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.67
    support 1
    weight 0.67
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:862-1070"
    sentence "Then, we propose a velocity-aware perturbation injection mechanism that adaptively modulates actuation excitation based on temporal action variation to prevent execution stall especially for real-world tasks."
  ]
  edge [
    id 278
    source 259
    target 247
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.74
    support 1
    weight 0.74
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:0-204"
    sentence "Diffusion policies have recently emerged as a powerful paradigm for visuomotor control in robotic manipulation due to their ability to model the distribution of action sequences and capture multimodality."
  ]
  edge [
    id 279
    source 259
    target 249
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.43
    support 1
    weight 0.43
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:554-861"
    sentence "In this work, we propose STEP, a lightweight spatiotemporal consistency prediction mechanism to construct high-quality warm-start actions that are both distributionally close to the target action and temporally consistent, without compromising the generative capability of the original diffusion policy."
  ]
  edge [
    id 280
    source 259
    target 249
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.5
    support 1
    weight 0.5
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:554-861"
    sentence "In this work, we propose STEP, a lightweight spatiotemporal consistency prediction mechanism to construct high-quality warm-start actions that are both distributionally close to the target action and temporally consistent, without compromising the generative capability of the original diffusion policy."
  ]
  edge [
    id 281
    source 259
    target 260
    key "related"
    label "related"
    edge_type "related"
    weight 0.0463
  ]
  edge [
    id 282
    source 259
    target 261
    key "related"
    label "related"
    edge_type "related"
    weight 0.0219
  ]
  edge [
    id 283
    source 259
    target 266
    key "related"
    label "related"
    edge_type "related"
    weight 0.0342
  ]
  edge [
    id 284
    source 259
    target 267
    key "related"
    label "related"
    edge_type "related"
    weight 0.0601
  ]
  edge [
    id 285
    source 259
    target 269
    key "related"
    label "related"
    edge_type "related"
    weight 0.0414
  ]
  edge [
    id 286
    source 259
    target 272
    key "related"
    label "related"
    edge_type "related"
    weight 0.0394
  ]
  edge [
    id 287
    source 259
    target 273
    key "related"
    label "related"
    edge_type "related"
    weight 0.0309
  ]
  edge [
    id 288
    source 259
    target 274
    key "related"
    label "related"
    edge_type "related"
    weight 0.057
  ]
  edge [
    id 289
    source 259
    target 275
    key "related"
    label "related"
    edge_type "related"
    weight 0.158
    shared "entity/roboticmanipulation-39d6aa43|entity/diffusionpolicy-2c007714"
  ]
  edge [
    id 290
    source 259
    target 276
    key "related"
    label "related"
    edge_type "related"
    weight 0.027
  ]
  edge [
    id 291
    source 259
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0316
  ]
  edge [
    id 292
    source 259
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.0387
  ]
  edge [
    id 293
    source 260
    target 3
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.2
    support 1
    weight 0.2
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:1127-1333"
    sentence "Extensive experiments demonstrate that DISBench poses significant challenges to state-of-the-art models, highlighting the necessity of incorporating agentic reasoning into next-generation retrieval systems."
  ]
  edge [
    id 294
    source 260
    target 11
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.47
    support 1
    weight 0.47
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:329-472"
    sentence "To bridge this gap, we introduce DeepImageSearch, a novel agentic paradigm that reformulates image retrieval as an autonomous exploration task."
  ]
  edge [
    id 295
    source 260
    target 33
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.94
    support 1
    weight 0.94
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:329-472"
    sentence "To bridge this gap, we introduce DeepImageSearch, a novel agentic paradigm that reformulates image retrieval as an autonomous exploration task."
  ]
  edge [
    id 296
    source 260
    target 42
    key "introduces"
    label "introduces"
    edge_type "introduces"
    confidence 0.93
    support 2
    weight 0.93
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:602-685"
    sentence "We construct DISBench, a challenging benchmark built on interconnected visual data."
  ]
  edge [
    id 297
    source 260
    target 48
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.44
    support 1
    weight 0.44
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:968-1126"
    sentence "Furthermore, we build a robust baseline using a modular agent framework equipped with fine-grained tools and a dual-memory system for long-horizon navigation."
  ]
  edge [
    id 298
    source 260
    target 48
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.66
    support 1
    weight 0.66
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:968-1126"
    sentence "Furthermore, we build a robust baseline using a modular agent framework equipped with fine-grained tools and a dual-memory system for long-horizon navigation."
  ]
  edge [
    id 299
    source 260
    target 77
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:329-472"
    sentence "To bridge this gap, we introduce DeepImageSearch, a novel agentic paradigm that reformulates image retrieval as an autonomous exploration task."
  ]
  edge [
    id 300
    source 260
    target 99
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.71
    support 1
    weight 0.71
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:968-1126"
    sentence "Furthermore, we build a robust baseline using a modular agent framework equipped with fine-grained tools and a dual-memory system for long-horizon navigation."
  ]
  edge [
    id 301
    source 260
    target 122
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.48
    support 1
    weight 0.48
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:0-143"
    sentence "Existing multimodal retrieval systems excel at semantic matching but implicitly assume that query-image relevance can be measured in isolation."
  ]
  edge [
    id 302
    source 260
    target 126
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.9
    support 1
    weight 0.9
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:473-601"
    sentence "Models must plan and perform multi-step reasoning over raw visual histories to locate targets based on implicit contextual cues."
  ]
  edge [
    id 303
    source 260
    target 156
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.18
    support 1
    weight 0.18
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:0-143"
    sentence "Existing multimodal retrieval systems excel at semantic matching but implicitly assume that query-image relevance can be measured in isolation."
  ]
  edge [
    id 304
    source 260
    target 241
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:686-967"
    sentence "To address the scalability challenge of creating context-dependent queries, we propose a human-model collaborative pipeline that employs vision-language models to mine latent spatiotemporal associations, effectively offloading intensive context discovery before human verification."
  ]
  edge [
    id 305
    source 260
    target 262
    key "related"
    label "related"
    edge_type "related"
    weight 0.0221
  ]
  edge [
    id 306
    source 260
    target 264
    key "related"
    label "related"
    edge_type "related"
    weight 0.0557
  ]
  edge [
    id 307
    source 260
    target 267
    key "related"
    label "related"
    edge_type "related"
    weight 0.0226
  ]
  edge [
    id 308
    source 260
    target 268
    key "related"
    label "related"
    edge_type "related"
    weight 0.0306
  ]
  edge [
    id 309
    source 260
    target 270
    key "related"
    label "related"
    edge_type "related"
    weight 0.0331
  ]
  edge [
    id 310
    source 260
    target 271
    key "related"
    label "related"
    edge_type "related"
    weight 0.0674
  ]
  edge [
    id 311
    source 260
    target 272
    key "related"
    label "related"
    edge_type "related"
    weight 0.0409
  ]
  edge [
    id 312
    source 260
    target 274
    key "related"
    label "related"
    edge_type "related"
    weight 0.0555
  ]
  edge [
    id 313
    source 260
    target 275
    key "related"
    label "related"
    edge_type "related"
    weight 0.0424
  ]
  edge [
    id 314
    source 260
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.0525
  ]
  edge [
    id 315
    source 261
    target 10
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.62
    support 2
    weight 0.62
    evidence "paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:358-700"
    sentence "For example, attribution methods primarily identify input pixels that contribute most to a prediction, and feature visualization methods reveal inputs that cause high activation of a target neuron &#8211; the former implicitly assuming that the relevant information resides in the input, and the latter that neurons encode the presence of concepts."
  ]
  edge [
    id 316
    source 261
    target 30
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.33
    support 1
    weight 0.33
    evidence "paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:1147-1345"
    sentence "Across experiments, we show how mainstream XAI methods can be used to reveal and explain encoded absences, how ImageNet models exploit them, and that debiasing can be improved when considering them."
  ]
  edge [
    id 317
    source 261
    target 35
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.75
    support 2
    weight 0.75
    evidence "paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:0-204"
    sentence "Explainable artificial intelligence (XAI) aims to provide human-interpretable insights into the behavior of deep neural networks (DNNs), typically by estimating a simplified causal structure of the model."
  ]
  edge [
    id 318
    source 261
    target 52
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.8
    support 3
    weight 0.8
    evidence "paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:701-847|paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:1014-1146|paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:1147-1345"
    sentence "However, a largely overlooked type of causal relationship is that of encoded absences, where the absence of a concept increases neural activation."
  ]
  edge [
    id 319
    source 261
    target 54
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.61
    support 4
    weight 0.61
    evidence "paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:0-204|paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:848-1013|paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:1147-1345"
    sentence "Explainable artificial intelligence (XAI) aims to provide human-interpretable insights into the behavior of deep neural networks (DNNs), typically by estimating a simplified causal structure of the model."
  ]
  edge [
    id 320
    source 261
    target 56
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.61
    support 2
    weight 0.61
    evidence "paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:358-700|paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:1014-1146"
    sentence "For example, attribution methods primarily identify input pixels that contribute most to a prediction, and feature visualization methods reveal inputs that cause high activation of a target neuron &#8211; the former implicitly assuming that the relevant information resides in the input, and the latter that neurons encode the presence of concepts."
  ]
  edge [
    id 321
    source 261
    target 76
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.53
    support 1
    weight 0.53
    evidence "paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:1147-1345"
    sentence "Across experiments, we show how mainstream XAI methods can be used to reveal and explain encoded absences, how ImageNet models exploit them, and that debiasing can be improved when considering them."
  ]
  edge [
    id 322
    source 261
    target 263
    key "related"
    label "related"
    edge_type "related"
    weight 0.0443
  ]
  edge [
    id 323
    source 261
    target 265
    key "related"
    label "related"
    edge_type "related"
    weight 0.0274
  ]
  edge [
    id 324
    source 261
    target 266
    key "related"
    label "related"
    edge_type "related"
    weight 0.0285
  ]
  edge [
    id 325
    source 261
    target 274
    key "related"
    label "related"
    edge_type "related"
    weight 0.0239
  ]
  edge [
    id 326
    source 261
    target 276
    key "related"
    label "related"
    edge_type "related"
    weight 0.0229
  ]
  edge [
    id 327
    source 261
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.0232
  ]
  edge [
    id 328
    source 262
    target 0
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.69
    support 2
    weight 0.69
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:90-279|paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:376-480"
    sentence "However, adapting existing 2D continuous representations to enforce planar group symmetry remains a challenge, as the transformation of non-reflective group elements may disrupt continuity."
  ]
  edge [
    id 329
    source 262
    target 64
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.4
    support 1
    weight 0.4
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:0-89"
    sentence "Generating objects with specific symmetries is essential in various real-world scenarios."
  ]
  edge [
    id 330
    source 262
    target 101
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.74
    support 1
    weight 0.74
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:652-808"
    sentence "We validate our approach through three visual design tasks (pattern design, paper-cutting design and stylized topology design) and one material design task."
  ]
  edge [
    id 331
    source 262
    target 134
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.79
    support 1
    weight 0.79
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:652-808"
    sentence "We validate our approach through three visual design tasks (pattern design, paper-cutting design and stylized topology design) and one material design task."
  ]
  edge [
    id 332
    source 262
    target 140
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.79
    support 1
    weight 0.79
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:652-808"
    sentence "We validate our approach through three visual design tasks (pattern design, paper-cutting design and stylized topology design) and one material design task."
  ]
  edge [
    id 333
    source 262
    target 145
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.73
    support 1
    weight 0.73
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:90-279"
    sentence "However, adapting existing 2D continuous representations to enforce planar group symmetry remains a challenge, as the transformation of non-reflective group elements may disrupt continuity."
  ]
  edge [
    id 334
    source 262
    target 206
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.79
    support 1
    weight 0.79
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:652-808"
    sentence "We validate our approach through three visual design tasks (pattern design, paper-cutting design and stylized topology design) and one material design task."
  ]
  edge [
    id 335
    source 262
    target 214
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.57
    support 1
    weight 0.57
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:481-651"
    sentence "We provide the mathematical formulation of this representation, demonstrate its approximation capability for symmetric functions, and detail the construction methodology."
  ]
  edge [
    id 336
    source 262
    target 215
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.6
    support 1
    weight 0.6
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:280-375"
    sentence "To overcome this limitation, we propose a symmetrization framework for arbitrary planar groups."
  ]
  edge [
    id 337
    source 262
    target 215
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.79
    support 1
    weight 0.79
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:280-375"
    sentence "To overcome this limitation, we propose a symmetrization framework for arbitrary planar groups."
  ]
  edge [
    id 338
    source 262
    target 245
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.47
    support 1
    weight 0.47
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:652-808"
    sentence "We validate our approach through three visual design tasks (pattern design, paper-cutting design and stylized topology design) and one material design task."
  ]
  edge [
    id 339
    source 262
    target 265
    key "related"
    label "related"
    edge_type "related"
    weight 0.022
  ]
  edge [
    id 340
    source 262
    target 271
    key "related"
    label "related"
    edge_type "related"
    weight 0.0256
  ]
  edge [
    id 341
    source 262
    target 272
    key "related"
    label "related"
    edge_type "related"
    weight 0.0445
  ]
  edge [
    id 342
    source 262
    target 273
    key "related"
    label "related"
    edge_type "related"
    weight 0.0333
  ]
  edge [
    id 343
    source 262
    target 274
    key "related"
    label "related"
    edge_type "related"
    weight 0.027
  ]
  edge [
    id 344
    source 262
    target 275
    key "related"
    label "related"
    edge_type "related"
    weight 0.0254
  ]
  edge [
    id 345
    source 263
    target 8
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.52
    support 2
    weight 0.52
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:299-559|paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:560-797"
    sentence "By enforcing a strict unit-norm constraint (|z| = 1) and replacing attention with gated harmonic convolutions, the model is encouraged to utilize subtractive interference in the frequency domain to suppress noise, rather than relying on magnitude-based gating."
  ]
  edge [
    id 346
    source 263
    target 62
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.53
    support 1
    weight 0.53
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:299-559"
    sentence "By enforcing a strict unit-norm constraint (|z| = 1) and replacing attention with gated harmonic convolutions, the model is encouraged to utilize subtractive interference in the frequency domain to suppress noise, rather than relying on magnitude-based gating."
  ]
  edge [
    id 347
    source 263
    target 74
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.25
    support 1
    weight 0.25
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:560-797"
    sentence "We utilize this constrained regime to study a hybrid architecture&#8212;fusing phase-based routing with standard attention&#8212;which achieves improved parameter efficiency and representation quality compared to baselines in our evaluated settings."
  ]
  edge [
    id 348
    source 263
    target 74
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.4
    support 1
    weight 0.4
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:560-797"
    sentence "We utilize this constrained regime to study a hybrid architecture&#8212;fusing phase-based routing with standard attention&#8212;which achieves improved parameter efficiency and representation quality compared to baselines in our evaluated settings."
  ]
  edge [
    id 349
    source 263
    target 88
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.58
    support 1
    weight 0.58
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:798-1019"
    sentence "Mechanistically, interventional ablations indicate that the model carries substantial task-relevant information in phase: preserving phase largely maintains performance, whereas disrupting phase causes severe degradation."
  ]
  edge [
    id 350
    source 263
    target 100
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.6
    support 1
    weight 0.6
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:299-559"
    sentence "By enforcing a strict unit-norm constraint (|z| = 1) and replacing attention with gated harmonic convolutions, the model is encouraged to utilize subtractive interference in the frequency domain to suppress noise, rather than relying on magnitude-based gating."
  ]
  edge [
    id 351
    source 263
    target 130
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.81
    support 1
    weight 0.81
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:1020-1179"
    sentence "Together, these results suggest that phase-based spectral interference is a usable computational mechanism for neural sequence modeling at the evaluated scale."
  ]
  edge [
    id 352
    source 263
    target 135
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:560-797"
    sentence "We utilize this constrained regime to study a hybrid architecture&#8212;fusing phase-based routing with standard attention&#8212;which achieves improved parameter efficiency and representation quality compared to baselines in our evaluated settings."
  ]
  edge [
    id 353
    source 263
    target 143
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.65
    support 1
    weight 0.65
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:560-797"
    sentence "We utilize this constrained regime to study a hybrid architecture&#8212;fusing phase-based routing with standard attention&#8212;which achieves improved parameter efficiency and representation quality compared to baselines in our evaluated settings."
  ]
  edge [
    id 354
    source 263
    target 144
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.34
    support 1
    weight 0.34
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:1020-1179"
    sentence "Together, these results suggest that phase-based spectral interference is a usable computational mechanism for neural sequence modeling at the evaluated scale."
  ]
  edge [
    id 355
    source 263
    target 152
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.89
    support 1
    weight 0.89
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:166-298"
    sentence "To disentangle these factors, we introduce PRISM, a complex-valued architecture designed to isolate the computational role of phase."
  ]
  edge [
    id 356
    source 263
    target 207
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.6
    support 1
    weight 0.6
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:299-559"
    sentence "By enforcing a strict unit-norm constraint (|z| = 1) and replacing attention with gated harmonic convolutions, the model is encouraged to utilize subtractive interference in the frequency domain to suppress noise, rather than relying on magnitude-based gating."
  ]
  edge [
    id 357
    source 263
    target 226
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.92
    support 1
    weight 0.92
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:0-165"
    sentence "In standard Transformer architectures, semantic importance is often conflated with activation magnitude, obscuring the geometric structure of latent representations."
  ]
  edge [
    id 358
    source 263
    target 233
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.66
    support 1
    weight 0.66
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:299-559"
    sentence "By enforcing a strict unit-norm constraint (|z| = 1) and replacing attention with gated harmonic convolutions, the model is encouraged to utilize subtractive interference in the frequency domain to suppress noise, rather than relying on magnitude-based gating."
  ]
  edge [
    id 359
    source 263
    target 265
    key "related"
    label "related"
    edge_type "related"
    weight 0.0223
  ]
  edge [
    id 360
    source 263
    target 267
    key "related"
    label "related"
    edge_type "related"
    weight 0.0341
  ]
  edge [
    id 361
    source 263
    target 271
    key "related"
    label "related"
    edge_type "related"
    weight 0.0385
  ]
  edge [
    id 362
    source 263
    target 272
    key "related"
    label "related"
    edge_type "related"
    weight 0.0346
  ]
  edge [
    id 363
    source 263
    target 273
    key "related"
    label "related"
    edge_type "related"
    weight 0.0354
  ]
  edge [
    id 364
    source 263
    target 274
    key "related"
    label "related"
    edge_type "related"
    weight 0.0361
  ]
  edge [
    id 365
    source 263
    target 276
    key "related"
    label "related"
    edge_type "related"
    weight 0.02
  ]
  edge [
    id 366
    source 263
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0461
    shared "entity/transformer-361b904b"
  ]
  edge [
    id 367
    source 263
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.0399
  ]
  edge [
    id 368
    source 264
    target 2
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.38
    support 1
    weight 0.38
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:207-392"
    sentence "To solve this, we propose GRASP (Graph Reasoning via Agentic Solving and Probing), shifting the paradigm from passive ingestion to proactive agentic exploration."
  ]
  edge [
    id 369
    source 264
    target 19
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.58
    support 1
    weight 0.58
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:393-579"
    sentence "By interleaving Neighbor Retrieval for on-demand probing with Code Interpreter as a deterministic solver, GRASP enables LLMs to autonomously navigate and compute over complex topologies."
  ]
  edge [
    id 370
    source 264
    target 36
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:769-1085"
    sentence "Evaluated on multi-domain graph reasoning benchmarks, our 4B model achieves a 53.06% average performance boost, surpassing SOTA baselines like DeepSeek-V3.2 and successfully generalizing to unseen tasks, with high potential for tackling sampling on million-node graphs and solving Hard-level LeetCode graph problems."
  ]
  edge [
    id 371
    source 264
    target 67
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.97
    support 3
    weight 0.97
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:207-392"
    sentence "To solve this, we propose GRASP (Graph Reasoning via Agentic Solving and Probing), shifting the paradigm from passive ingestion to proactive agentic exploration."
  ]
  edge [
    id 372
    source 264
    target 68
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.6
    support 1
    weight 0.6
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:580-768"
    sentence "We employ a staged reinforcement learning strategy (GRPO) that transitions from visible tuning to a structure-blind environment, forcing the agent to develop genuine topological awareness."
  ]
  edge [
    id 373
    source 264
    target 69
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.49
    support 1
    weight 0.49
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:0-206"
    sentence "Integrating graph knowledge into Large Language Models (LLMs) via passive representation faces critical bottlenecks: limited context windows, unreliable numerical computation, and structural hallucinations."
  ]
  edge [
    id 374
    source 264
    target 91
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.96
    support 3
    weight 0.96
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:0-206"
    sentence "Integrating graph knowledge into Large Language Models (LLMs) via passive representation faces critical bottlenecks: limited context windows, unreliable numerical computation, and structural hallucinations."
  ]
  edge [
    id 375
    source 264
    target 95
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.94
    support 1
    weight 0.94
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:769-1085"
    sentence "Evaluated on multi-domain graph reasoning benchmarks, our 4B model achieves a 53.06% average performance boost, surpassing SOTA baselines like DeepSeek-V3.2 and successfully generalizing to unseen tasks, with high potential for tackling sampling on million-node graphs and solving Hard-level LeetCode graph problems."
  ]
  edge [
    id 376
    source 264
    target 121
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.55
    support 1
    weight 0.55
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:769-1085"
    sentence "Evaluated on multi-domain graph reasoning benchmarks, our 4B model achieves a 53.06% average performance boost, surpassing SOTA baselines like DeepSeek-V3.2 and successfully generalizing to unseen tasks, with high potential for tackling sampling on million-node graphs and solving Hard-level LeetCode graph problems."
  ]
  edge [
    id 377
    source 264
    target 129
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.66
    support 1
    weight 0.66
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:393-579"
    sentence "By interleaving Neighbor Retrieval for on-demand probing with Code Interpreter as a deterministic solver, GRASP enables LLMs to autonomously navigate and compute over complex topologies."
  ]
  edge [
    id 378
    source 264
    target 138
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.25
    support 1
    weight 0.25
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:207-392"
    sentence "To solve this, we propose GRASP (Graph Reasoning via Agentic Solving and Probing), shifting the paradigm from passive ingestion to proactive agentic exploration."
  ]
  edge [
    id 379
    source 264
    target 139
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:0-206"
    sentence "Integrating graph knowledge into Large Language Models (LLMs) via passive representation faces critical bottlenecks: limited context windows, unreliable numerical computation, and structural hallucinations."
  ]
  edge [
    id 380
    source 264
    target 200
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.32
    support 1
    weight 0.32
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:580-768"
    sentence "We employ a staged reinforcement learning strategy (GRPO) that transitions from visible tuning to a structure-blind environment, forcing the agent to develop genuine topological awareness."
  ]
  edge [
    id 381
    source 264
    target 200
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.4
    support 1
    weight 0.4
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:580-768"
    sentence "We employ a staged reinforcement learning strategy (GRPO) that transitions from visible tuning to a structure-blind environment, forcing the agent to develop genuine topological awareness."
  ]
  edge [
    id 382
    source 264
    target 266
    key "related"
    label "related"
    edge_type "related"
    weight 0.0367
  ]
  edge [
    id 383
    source 264
    target 269
    key "related"
    label "related"
    edge_type "related"
    weight 0.039
    shared "entity/grouprelativepolicyoptimization-2e65a90b|entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 384
    source 264
    target 273
    key "related"
    label "related"
    edge_type "related"
    weight 0.0323
  ]
  edge [
    id 385
    source 264
    target 274
    key "related"
    label "related"
    edge_type "related"
    weight 0.0415
  ]
  edge [
    id 386
    source 264
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0604
    shared "entity/hallucination-2c229d9f|entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 387
    source 264
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.0376
  ]
  edge [
    id 388
    source 265
    target 12
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.33
    support 1
    weight 0.33
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:917-1157"
    sentence "Extensive empirical results across 28 datasets spanning binary, multiclass, and regression tasks show that the learned sparse rules exhibit superior predictive performance with lower complexity compared to existing state-of-the-art methods."
  ]
  edge [
    id 389
    source 265
    target 17
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.29
    support 1
    weight 0.29
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:708-916"
    sentence "Crucially, the forward pass remains sparse, enabling each node (and the entire model) to be transformed exactly into compact, globally interpretable DNF/CNF Boolean formulas via Quine&#8211;McCluskey minimization."
  ]
  edge [
    id 390
    source 265
    target 32
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.47
    support 1
    weight 0.47
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:0-138"
    sentence "Interpretable machine learning is essential in high-stakes domains where decision-making requires accountability, transparency, and trust."
  ]
  edge [
    id 391
    source 265
    target 46
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.69
    support 1
    weight 0.69
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:708-916"
    sentence "Crucially, the forward pass remains sparse, enabling each node (and the entire model) to be transformed exactly into compact, globally interpretable DNF/CNF Boolean formulas via Quine&#8211;McCluskey minimization."
  ]
  edge [
    id 392
    source 265
    target 55
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:507-707"
    sentence "A key contribution of our approach is a new soft TopK operator with straight-through estimation for learning discrete, cardinality-constrained feature selection in an end-to-end differentiable manner."
  ]
  edge [
    id 393
    source 265
    target 87
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.71
    support 1
    weight 0.71
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:0-138"
    sentence "Interpretable machine learning is essential in high-stakes domains where decision-making requires accountability, transparency, and trust."
  ]
  edge [
    id 394
    source 265
    target 120
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.5
    support 1
    weight 0.5
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:917-1157"
    sentence "Extensive empirical results across 28 datasets spanning binary, multiclass, and regression tasks show that the learned sparse rules exhibit superior predictive performance with lower complexity compared to existing state-of-the-art methods."
  ]
  edge [
    id 395
    source 265
    target 158
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.73
    support 1
    weight 0.73
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:708-916"
    sentence "Crucially, the forward pass remains sparse, enabling each node (and the entire model) to be transformed exactly into compact, globally interpretable DNF/CNF Boolean formulas via Quine&#8211;McCluskey minimization."
  ]
  edge [
    id 396
    source 265
    target 168
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.78
    support 1
    weight 0.78
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:917-1157"
    sentence "Extensive empirical results across 28 datasets spanning binary, multiclass, and regression tasks show that the learned sparse rules exhibit superior predictive performance with lower complexity compared to existing state-of-the-art methods."
  ]
  edge [
    id 397
    source 265
    target 184
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.41
    support 1
    weight 0.41
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:139-340"
    sentence "While rule-based models offer global and exact interpretability, learning rule sets that simultaneously achieve high predictive performance and low, human-understandable complexity remains challenging."
  ]
  edge [
    id 398
    source 265
    target 192
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.35
    support 1
    weight 0.35
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:507-707"
    sentence "A key contribution of our approach is a new soft TopK operator with straight-through estimation for learning discrete, cardinality-constrained feature selection in an end-to-end differentiable manner."
  ]
  edge [
    id 399
    source 265
    target 192
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.38
    support 1
    weight 0.38
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:507-707"
    sentence "A key contribution of our approach is a new soft TopK operator with straight-through estimation for learning discrete, cardinality-constrained feature selection in an end-to-end differentiable manner."
  ]
  edge [
    id 400
    source 265
    target 229
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.3
    support 1
    weight 0.3
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:341-506"
    sentence "To address this, we introduce TT-Sparse, a flexible neural building block that leverages differentiable truth tables as nodes to learn sparse, effective connections."
  ]
  edge [
    id 401
    source 265
    target 230
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.94
    support 1
    weight 0.94
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:341-506"
    sentence "To address this, we introduce TT-Sparse, a flexible neural building block that leverages differentiable truth tables as nodes to learn sparse, effective connections."
  ]
  edge [
    id 402
    source 265
    target 268
    key "related"
    label "related"
    edge_type "related"
    weight 0.0305
  ]
  edge [
    id 403
    source 265
    target 270
    key "related"
    label "related"
    edge_type "related"
    weight 0.0412
  ]
  edge [
    id 404
    source 265
    target 271
    key "related"
    label "related"
    edge_type "related"
    weight 0.0421
  ]
  edge [
    id 405
    source 265
    target 273
    key "related"
    label "related"
    edge_type "related"
    weight 0.0433
  ]
  edge [
    id 406
    source 265
    target 276
    key "related"
    label "related"
    edge_type "related"
    weight 0.0252
  ]
  edge [
    id 407
    source 265
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0417
  ]
  edge [
    id 408
    source 266
    target 20
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.35
    support 1
    weight 0.35
    evidence "paper/mixed-integer-optimization-solvers-often-find-op-c572175e#abstract:0-147"
    sentence "Mixed-integer optimization solvers often find optimal solutions early in the search, yet spend the majority of computation time proving optimality."
  ]
  edge [
    id 409
    source 266
    target 24
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/mixed-integer-optimization-solvers-often-find-op-c572175e#abstract:255-473"
    sentence "Our method trains a neural network to estimate the true optimality gap from the solver state, then uses conformal prediction to calibrate a stopping threshold with rigorous probabilistic guarantees on solution quality."
  ]
  edge [
    id 410
    source 266
    target 44
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.35
    support 1
    weight 0.35
    evidence "paper/mixed-integer-optimization-solvers-often-find-op-c572175e#abstract:474-694"
    sentence "On six problem families from the Distributional MIPLIB library, our method reduces solve time by over 60% while guaranteeing 0.1%-optimal solutions with 95% probability for new instances drawn from the same distribution."
  ]
  edge [
    id 411
    source 266
    target 104
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.69
    support 1
    weight 0.69
    evidence "paper/mixed-integer-optimization-solvers-often-find-op-c572175e#abstract:0-147"
    sentence "Mixed-integer optimization solvers often find optimal solutions early in the search, yet spend the majority of computation time proving optimality."
  ]
  edge [
    id 412
    source 266
    target 132
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.48
    support 1
    weight 0.48
    evidence "paper/mixed-integer-optimization-solvers-often-find-op-c572175e#abstract:255-473"
    sentence "Our method trains a neural network to estimate the true optimality gap from the solver state, then uses conformal prediction to calibrate a stopping threshold with rigorous probabilistic guarantees on solution quality."
  ]
  edge [
    id 413
    source 266
    target 193
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.8
    support 1
    weight 0.8
    evidence "paper/mixed-integer-optimization-solvers-often-find-op-c572175e#abstract:474-694"
    sentence "On six problem families from the Distributional MIPLIB library, our method reduces solve time by over 60% while guaranteeing 0.1%-optimal solutions with 95% probability for new instances drawn from the same distribution."
  ]
  edge [
    id 414
    source 266
    target 267
    key "related"
    label "related"
    edge_type "related"
    weight 0.0194
  ]
  edge [
    id 415
    source 266
    target 269
    key "related"
    label "related"
    edge_type "related"
    weight 0.05
  ]
  edge [
    id 416
    source 266
    target 272
    key "related"
    label "related"
    edge_type "related"
    weight 0.0179
  ]
  edge [
    id 417
    source 266
    target 275
    key "related"
    label "related"
    edge_type "related"
    weight 0.0364
  ]
  edge [
    id 418
    source 266
    target 276
    key "related"
    label "related"
    edge_type "related"
    weight 0.0147
  ]
  edge [
    id 419
    source 266
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0376
  ]
  edge [
    id 420
    source 267
    target 5
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.42
    support 1
    weight 0.42
    evidence "paper/modality-translation-is-inherently-under-constra-739382e4#abstract:306-523"
    sentence "We propose a diffusion-bridge framework that characterizes the space of admissible solutions and restricts it via alignment constraints, treating paired supervision as an optional heuristic rather than a prerequisite."
  ]
  edge [
    id 421
    source 267
    target 28
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.63
    support 1
    weight 0.63
    evidence "paper/modality-translation-is-inherently-under-constra-739382e4#abstract:0-116"
    sentence "Modality translation is inherently under-constrained, as multiple cross-modal mappings may yield the same marginals."
  ]
  edge [
    id 422
    source 267
    target 40
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.94
    support 3
    weight 0.94
    evidence "paper/modality-translation-is-inherently-under-constra-739382e4#abstract:306-523"
    sentence "We propose a diffusion-bridge framework that characterizes the space of admissible solutions and restricts it via alignment constraints, treating paired supervision as an optional heuristic rather than a prerequisite."
  ]
  edge [
    id 423
    source 267
    target 106
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.86
    support 3
    weight 0.86
    evidence "paper/modality-translation-is-inherently-under-constra-739382e4#abstract:860-977"
    sentence "These results highlight diffusion bridges as a flexible foundation for modality translation beyond fully paired data."
  ]
  edge [
    id 424
    source 267
    target 106
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.91
    support 3
    weight 0.91
    evidence "paper/modality-translation-is-inherently-under-constra-739382e4#abstract:524-708"
    sentence "We validate our method on synthetic and real modality translation benchmarks across unpaired, semi-paired, and paired regimes, showing consistent performance across supervision levels."
  ]
  edge [
    id 425
    source 267
    target 268
    key "related"
    label "related"
    edge_type "related"
    weight 0.0285
  ]
  edge [
    id 426
    source 267
    target 269
    key "related"
    label "related"
    edge_type "related"
    weight 0.0215
  ]
  edge [
    id 427
    source 267
    target 272
    key "related"
    label "related"
    edge_type "related"
    weight 0.0234
  ]
  edge [
    id 428
    source 267
    target 275
    key "related"
    label "related"
    edge_type "related"
    weight 0.025
  ]
  edge [
    id 429
    source 267
    target 276
    key "related"
    label "related"
    edge_type "related"
    weight 0.0194
  ]
  edge [
    id 430
    source 267
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.048
  ]
  edge [
    id 431
    source 268
    target 13
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.54
    support 1
    weight 0.54
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:298-514"
    sentence "However, we demonstrate that such binary classification tasks make GRMs susceptible to guessing correct outcomes without sound critiques, introducing noise into the reward signal and impairing learning effectiveness."
  ]
  edge [
    id 432
    source 268
    target 13
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.93
    support 1
    weight 0.93
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:298-514"
    sentence "However, we demonstrate that such binary classification tasks make GRMs susceptible to guessing correct outcomes without sound critiques, introducing noise into the reward signal and impairing learning effectiveness."
  ]
  edge [
    id 433
    source 268
    target 66
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.95
    support 5
    weight 0.95
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:0-152"
    sentence "Reinforcement Learning with Verifiable Reward (RLVR) on preference data has become the mainstream approach for training Generative Reward Models (GRMs)."
  ]
  edge [
    id 434
    source 268
    target 102
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.94
    support 1
    weight 0.94
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:851-1039"
    sentence "Considering that human critiques are difficult to scale, we introduce MetaRM which learns to predict process reward from datasets with human critiques and generalizes to data without them."
  ]
  edge [
    id 435
    source 268
    target 133
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.5
    support 1
    weight 0.5
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:1040-1246"
    sentence "Experiments on multiple benchmarks demonstrate that RM-NLHF consistently outperforms state-of-the-art models trained with outcome reward, confirming the superiority of natural language over binary feedback."
  ]
  edge [
    id 436
    source 268
    target 153
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.94
    support 3
    weight 0.94
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:515-682|paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:683-850|paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:851-1039"
    sentence "To address this, we propose Reward Modeling from Natural Language Human Feedback (RM-NLHF), which leverages natural language feedback to obtain process reward signals."
  ]
  edge [
    id 437
    source 268
    target 164
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.39
    support 1
    weight 0.39
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:153-297"
    sentence "Typically, GRMs generate reasoning chains ending with critiques and preference labels, with RLVR using label correctness as the training reward."
  ]
  edge [
    id 438
    source 268
    target 171
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 3
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:153-297"
    sentence "Typically, GRMs generate reasoning chains ending with critiques and preference labels, with RLVR using label correctness as the training reward."
  ]
  edge [
    id 439
    source 268
    target 177
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.97
    support 3
    weight 0.97
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:515-682"
    sentence "To address this, we propose Reward Modeling from Natural Language Human Feedback (RM-NLHF), which leverages natural language feedback to obtain process reward signals."
  ]
  edge [
    id 440
    source 268
    target 269
    key "related"
    label "related"
    edge_type "related"
    weight 0.0637
    shared "entity/reinforcementlearningwithverifiablereward-a24a7eca"
  ]
  edge [
    id 441
    source 268
    target 270
    key "related"
    label "related"
    edge_type "related"
    weight 0.0454
  ]
  edge [
    id 442
    source 268
    target 271
    key "related"
    label "related"
    edge_type "related"
    weight 0.0262
  ]
  edge [
    id 443
    source 268
    target 275
    key "related"
    label "related"
    edge_type "related"
    weight 0.0483
  ]
  edge [
    id 444
    source 268
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0322
  ]
  edge [
    id 445
    source 268
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.0296
  ]
  edge [
    id 446
    source 269
    target 1
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.76
    support 3
    weight 0.76
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:643-855|paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:856-1044"
    sentence "We find that asymmetric weighting particularly benefits from-scratch RL (as in R1-Zero), where training traverses a wide accuracy range, and less so in post-SFT RL where the model already starts at high accuracy."
  ]
  edge [
    id 447
    source 269
    target 6
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.72
    support 1
    weight 0.72
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:494-642"
    sentence "In this paper, we consider asymmetric prompt weightings that assign higher weights to prompts with low, or even zero, empirical success probability."
  ]
  edge [
    id 448
    source 269
    target 7
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.61
    support 1
    weight 0.61
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:643-855"
    sentence "We find that asymmetric weighting particularly benefits from-scratch RL (as in R1-Zero), where training traverses a wide accuracy range, and less so in post-SFT RL where the model already starts at high accuracy."
  ]
  edge [
    id 449
    source 269
    target 29
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.41
    support 1
    weight 0.41
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:288-493"
    sentence "The most popular algorithms including GRPO, DAPO, and RLOO focus on ambiguous prompts, i.e., prompts with intermediate success probability, while downgrading gradients with very easy and very hard prompts."
  ]
  edge [
    id 450
    source 269
    target 51
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.71
    support 1
    weight 0.71
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:1045-1266"
    sentence "In low-success regimes, where informative responses are rare and response cost dominates, these optimal weights become asymmetric, upweighting low success probabilities and thereby accelerating effective-time convergence."
  ]
  edge [
    id 451
    source 269
    target 61
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.39
    support 1
    weight 0.39
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:643-855"
    sentence "We find that asymmetric weighting particularly benefits from-scratch RL (as in R1-Zero), where training traverses a wide accuracy range, and less so in post-SFT RL where the model already starts at high accuracy."
  ]
  edge [
    id 452
    source 269
    target 68
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.58
    support 1
    weight 0.58
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:288-493"
    sentence "The most popular algorithms including GRPO, DAPO, and RLOO focus on ambiguous prompts, i.e., prompts with intermediate success probability, while downgrading gradients with very easy and very hard prompts."
  ]
  edge [
    id 453
    source 269
    target 91
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.39
    support 1
    weight 0.39
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:0-124"
    sentence "Reinforcement learning with verifiable rewards has driven recent advances in LLM post-training, in particular for reasoning."
  ]
  edge [
    id 454
    source 269
    target 147
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.65
    support 1
    weight 0.65
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:125-287"
    sentence "Policy optimization algorithms generate a number of responses for a given prompt and then effectively weight the corresponding gradients depending on the rewards."
  ]
  edge [
    id 455
    source 269
    target 148
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.49
    support 1
    weight 0.49
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:643-855"
    sentence "We find that asymmetric weighting particularly benefits from-scratch RL (as in R1-Zero), where training traverses a wide accuracy range, and less so in post-SFT RL where the model already starts at high accuracy."
  ]
  edge [
    id 456
    source 269
    target 149
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.35
    support 1
    weight 0.35
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:0-124"
    sentence "Reinforcement learning with verifiable rewards has driven recent advances in LLM post-training, in particular for reasoning."
  ]
  edge [
    id 457
    source 269
    target 161
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:643-855"
    sentence "We find that asymmetric weighting particularly benefits from-scratch RL (as in R1-Zero), where training traverses a wide accuracy range, and less so in post-SFT RL where the model already starts at high accuracy."
  ]
  edge [
    id 458
    source 269
    target 163
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.57
    support 1
    weight 0.57
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:0-124"
    sentence "Reinforcement learning with verifiable rewards has driven recent advances in LLM post-training, in particular for reasoning."
  ]
  edge [
    id 459
    source 269
    target 169
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.4
    support 1
    weight 0.4
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:288-493"
    sentence "The most popular algorithms including GRPO, DAPO, and RLOO focus on ambiguous prompts, i.e., prompts with intermediate success probability, while downgrading gradients with very easy and very hard prompts."
  ]
  edge [
    id 460
    source 269
    target 171
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.77
    support 1
    weight 0.77
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:0-124"
    sentence "Reinforcement learning with verifiable rewards has driven recent advances in LLM post-training, in particular for reasoning."
  ]
  edge [
    id 461
    source 269
    target 173
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.18
    support 1
    weight 0.18
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:1045-1266"
    sentence "In low-success regimes, where informative responses are rare and response cost dominates, these optimal weights become asymmetric, upweighting low success probabilities and thereby accelerating effective-time convergence."
  ]
  edge [
    id 462
    source 269
    target 208
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.73
    support 4
    weight 0.73
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:288-493|paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:494-642|paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:856-1044|paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:1045-1266"
    sentence "The most popular algorithms including GRPO, DAPO, and RLOO focus on ambiguous prompts, i.e., prompts with intermediate success probability, while downgrading gradients with very easy and very hard prompts."
  ]
  edge [
    id 463
    source 269
    target 270
    key "related"
    label "related"
    edge_type "related"
    weight 0.0359
  ]
  edge [
    id 464
    source 269
    target 272
    key "related"
    label "related"
    edge_type "related"
    weight 0.0201
  ]
  edge [
    id 465
    source 269
    target 273
    key "related"
    label "related"
    edge_type "related"
    weight 0.0298
  ]
  edge [
    id 466
    source 269
    target 274
    key "related"
    label "related"
    edge_type "related"
    weight 0.0355
  ]
  edge [
    id 467
    source 269
    target 275
    key "related"
    label "related"
    edge_type "related"
    weight 0.053
  ]
  edge [
    id 468
    source 269
    target 276
    key "related"
    label "related"
    edge_type "related"
    weight 0.0222
  ]
  edge [
    id 469
    source 270
    target 80
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.63
    support 1
    weight 0.63
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:717-903"
    sentence "The learned score guides model-based policy optimization by dynamically balancing safety and performance, enabling flexible and adaptive multi-step planning in imagination-based control."
  ]
  edge [
    id 470
    source 270
    target 108
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.34
    support 1
    weight 0.34
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:717-903"
    sentence "The learned score guides model-based policy optimization by dynamically balancing safety and performance, enabling flexible and adaptive multi-step planning in imagination-based control."
  ]
  edge [
    id 471
    source 270
    target 125
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.73
    support 1
    weight 0.73
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:717-903"
    sentence "The learned score guides model-based policy optimization by dynamically balancing safety and performance, enabling flexible and adaptive multi-step planning in imagination-based control."
  ]
  edge [
    id 472
    source 270
    target 137
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.33
    support 1
    weight 0.33
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:521-716"
    sentence "Our approach infers a monotone partial-order score through unsupervised pairwise comparisons of long-horizon outcomes, capturing nuanced trade-offs without relying on manually tuned cost weights."
  ]
  edge [
    id 473
    source 270
    target 174
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.31
    support 1
    weight 0.31
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:904-1086"
    sentence "Across diverse safety benchmarks, USB-RL achieves strong returns while substantially reducing safety violations, demonstrating stable and interpretable safety&#8211;performance trade-offs."
  ]
  edge [
    id 474
    source 270
    target 185
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.65
    support 2
    weight 0.65
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:0-125"
    sentence "Safe reinforcement learning (Safe RL) seeks to optimize long-term performance while ensuring adherence to safety constraints."
  ]
  edge [
    id 475
    source 270
    target 186
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.94
    support 1
    weight 0.94
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:904-1086"
    sentence "Across diverse safety benchmarks, USB-RL achieves strong returns while substantially reducing safety violations, demonstrating stable and interpretable safety&#8211;performance trade-offs."
  ]
  edge [
    id 476
    source 270
    target 236
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.67
    support 1
    weight 0.67
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:521-716"
    sentence "Our approach infers a monotone partial-order score through unsupervised pairwise comparisons of long-horizon outcomes, capturing nuanced trade-offs without relying on manually tuned cost weights."
  ]
  edge [
    id 477
    source 270
    target 237
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.96
    support 3
    weight 0.96
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:347-520"
    sentence "We present USB-RL (Unsupervised Score-Balanced Reinforcement Learning), a model-based framework that learns implicit safety&#8211;performance preferences directly from experience."
  ]
  edge [
    id 478
    source 270
    target 272
    key "related"
    label "related"
    edge_type "related"
    weight 0.0211
  ]
  edge [
    id 479
    source 270
    target 273
    key "related"
    label "related"
    edge_type "related"
    weight 0.0369
  ]
  edge [
    id 480
    source 270
    target 274
    key "related"
    label "related"
    edge_type "related"
    weight 0.0387
  ]
  edge [
    id 481
    source 270
    target 275
    key "related"
    label "related"
    edge_type "related"
    weight 0.0427
  ]
  edge [
    id 482
    source 270
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.0447
  ]
  edge [
    id 483
    source 271
    target 26
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.38
    support 1
    weight 0.38
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:0-171"
    sentence "Should an LVLM use the same video processing pipeline for comprehending the main idea of a 2-hour movie and counting the birds appearing in a 15-second clip?"
  ]
  edge [
    id 484
    source 271
    target 82
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.75
    support 1
    weight 0.75
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:339-629"
    sentence "TAM introduces a compact 0.1B text-only Inductor trained on our TA-116K dataset to infer task types, enabling task-aware visual budgeting and routing: a soft-gated MoE vision encoder for stability, and hard-gated resolution-specific projectors/pipelines for efficient specialization."
  ]
  edge [
    id 485
    source 271
    target 91
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.92
    support 2
    weight 0.92
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 486
    source 271
    target 92
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.83
    support 1
    weight 0.83
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:0-171"
    sentence "Should an LVLM use the same video processing pipeline for comprehending the main idea of a 2-hour movie and counting the birds appearing in a 15-second clip?"
  ]
  edge [
    id 487
    source 271
    target 105
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.84
    support 2
    weight 0.84
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:172-338"
    sentence "We present Task-Aware Mechanism (TAM), a hybrid-gated Mixture-of-Experts (MoE) vision tower that adapts frame count and resolution to the user query and video length."
  ]
  edge [
    id 488
    source 271
    target 159
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.89
    support 1
    weight 0.89
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 489
    source 271
    target 183
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.3
    support 1
    weight 0.3
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:339-629"
    sentence "TAM introduces a compact 0.1B text-only Inductor trained on our TA-116K dataset to infer task types, enabling task-aware visual budgeting and routing: a soft-gated MoE vision encoder for stability, and hard-gated resolution-specific projectors/pipelines for efficient specialization."
  ]
  edge [
    id 490
    source 271
    target 219
    key "introduces"
    label "introduces"
    edge_type "introduces"
    confidence 0.77
    support 1
    weight 0.77
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:339-629"
    sentence "TAM introduces a compact 0.1B text-only Inductor trained on our TA-116K dataset to infer task types, enabling task-aware visual budgeting and routing: a soft-gated MoE vision encoder for stability, and hard-gated resolution-specific projectors/pipelines for efficient specialization."
  ]
  edge [
    id 491
    source 271
    target 220
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 492
    source 271
    target 221
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.96
    support 3
    weight 0.96
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:172-338"
    sentence "We present Task-Aware Mechanism (TAM), a hybrid-gated Mixture-of-Experts (MoE) vision tower that adapts frame count and resolution to the user query and video length."
  ]
  edge [
    id 493
    source 271
    target 222
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.39
    support 1
    weight 0.39
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 494
    source 271
    target 222
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.54
    support 1
    weight 0.54
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 495
    source 271
    target 223
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.63
    support 1
    weight 0.63
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:630-862"
    sentence "The explicit budget also separates task classification from downstream visual-language reasoning, making routing decisions easier to inspect and helping diagnose when fixed visual pipelines under-sample temporal or spatial evidence."
  ]
  edge [
    id 496
    source 271
    target 240
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 497
    source 271
    target 243
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.45
    support 1
    weight 0.45
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:172-338"
    sentence "We present Task-Aware Mechanism (TAM), a hybrid-gated Mixture-of-Experts (MoE) vision tower that adapts frame count and resolution to the user query and video length."
  ]
  edge [
    id 498
    source 271
    target 244
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.62
    support 1
    weight 0.62
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:339-629"
    sentence "TAM introduces a compact 0.1B text-only Inductor trained on our TA-116K dataset to infer task types, enabling task-aware visual budgeting and routing: a soft-gated MoE vision encoder for stability, and hard-gated resolution-specific projectors/pipelines for efficient specialization."
  ]
  edge [
    id 499
    source 271
    target 246
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.66
    support 1
    weight 0.66
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:630-862"
    sentence "The explicit budget also separates task classification from downstream visual-language reasoning, making routing decisions easier to inspect and helping diagnose when fixed visual pipelines under-sample temporal or spatial evidence."
  ]
  edge [
    id 500
    source 271
    target 273
    key "related"
    label "related"
    edge_type "related"
    weight 0.0326
  ]
  edge [
    id 501
    source 271
    target 274
    key "related"
    label "related"
    edge_type "related"
    weight 0.049
  ]
  edge [
    id 502
    source 271
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0337
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 503
    source 272
    target 1
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.89
    support 1
    weight 0.89
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:971-1174"
    sentence "Experiments on synthetic benchmarks and real-world multi-scan point-set registration demonstrate that the proposed pipeline improves both accuracy and efficiency over representative matrix-based methods."
  ]
  edge [
    id 504
    source 272
    target 47
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.84
    support 3
    weight 0.84
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:496-758"
    sentence "A two-stage algorithm is developed: A spectral initializer computed via the power method on a Hermitian dual quaternion measurement matrix, followed by a dual quaternion generalized power method (DQGPM) that enforces feasibility through per-iteration projection."
  ]
  edge [
    id 505
    source 272
    target 124
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.7
    support 1
    weight 0.7
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:971-1174"
    sentence "Experiments on synthetic benchmarks and real-world multi-scan point-set registration demonstrate that the proposed pipeline improves both accuracy and efficiency over representative matrix-based methods."
  ]
  edge [
    id 506
    source 272
    target 141
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.81
    support 1
    weight 0.81
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:496-758"
    sentence "A two-stage algorithm is developed: A spectral initializer computed via the power method on a Hermitian dual quaternion measurement matrix, followed by a dual quaternion generalized power method (DQGPM) that enforces feasibility through per-iteration projection."
  ]
  edge [
    id 507
    source 272
    target 150
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.76
    support 1
    weight 0.76
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:496-758"
    sentence "A two-stage algorithm is developed: A spectral initializer computed via the power method on a Hermitian dual quaternion measurement matrix, followed by a dual quaternion generalized power method (DQGPM) that enforces feasibility through per-iteration projection."
  ]
  edge [
    id 508
    source 272
    target 189
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.6
    support 1
    weight 0.6
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:357-495"
    sentence "This paper adopts a dual quaternion representation and formulates SE(3) synchronization directly over the unit dual quaternion."
  ]
  edge [
    id 509
    source 272
    target 196
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.67
    support 2
    weight 0.67
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:0-192"
    sentence "Synchronization over the special Euclidean group SE(3) aims to recover absolute poses from noisy pairwise relative transformations and is a core primitive in robotics and 3D vision."
  ]
  edge [
    id 510
    source 272
    target 197
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.81
    support 1
    weight 0.81
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:759-970"
    sentence "The estimation error bounds are established for spectral estimators, and DQGPM is shown to admits a finite-iteration error bound and achieves linear error contraction up to an explicit noise-dependent threshold."
  ]
  edge [
    id 511
    source 272
    target 198
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.62
    support 1
    weight 0.62
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:496-758"
    sentence "A two-stage algorithm is developed: A spectral initializer computed via the power method on a Hermitian dual quaternion measurement matrix, followed by a dual quaternion generalized power method (DQGPM) that enforces feasibility through per-iteration projection."
  ]
  edge [
    id 512
    source 272
    target 216
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.73
    support 1
    weight 0.73
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:0-192"
    sentence "Synchronization over the special Euclidean group SE(3) aims to recover absolute poses from noisy pairwise relative transformations and is a core primitive in robotics and 3D vision."
  ]
  edge [
    id 513
    source 272
    target 232
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.47
    support 1
    weight 0.47
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:357-495"
    sentence "This paper adopts a dual quaternion representation and formulates SE(3) synchronization directly over the unit dual quaternion."
  ]
  edge [
    id 514
    source 272
    target 273
    key "related"
    label "related"
    edge_type "related"
    weight 0.0359
  ]
  edge [
    id 515
    source 273
    target 22
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.45
    support 1
    weight 0.45
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:1276-1404"
    sentence "These results highlight the critical role of configuration adaptation in achieving versatile robotic autonomy in complex worlds."
  ]
  edge [
    id 516
    source 273
    target 23
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.73
    support 1
    weight 0.73
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 517
    source 273
    target 59
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.57
    support 1
    weight 0.57
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We evaluate our pipeline on locomotion tasks across walking, flying, and swimming, and compare with the state-of-the-art baselines, including single-robot control and multi-morphology co-optimization algorithms."
  ]
  edge [
    id 518
    source 273
    target 71
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.73
    support 1
    weight 0.73
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 519
    source 273
    target 72
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.75
    support 1
    weight 0.75
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:460-543"
    sentence "Our pipeline proposes low-level specialized primitives with a high-level scheduler."
  ]
  edge [
    id 520
    source 273
    target 72
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.79
    support 1
    weight 0.79
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:460-543"
    sentence "Our pipeline proposes low-level specialized primitives with a high-level scheduler."
  ]
  edge [
    id 521
    source 273
    target 94
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.93
    support 1
    weight 0.93
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 522
    source 273
    target 98
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.65
    support 1
    weight 0.65
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We evaluate our pipeline on locomotion tasks across walking, flying, and swimming, and compare with the state-of-the-art baselines, including single-robot control and multi-morphology co-optimization algorithms."
  ]
  edge [
    id 523
    source 273
    target 123
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.76
    support 1
    weight 0.76
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We evaluate our pipeline on locomotion tasks across walking, flying, and swimming, and compare with the state-of-the-art baselines, including single-robot control and multi-morphology co-optimization algorithms."
  ]
  edge [
    id 524
    source 273
    target 127
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:544-690"
    sentence "To jointly optimize configuration design and control, our primitives employ a multi-tail architecture that disentangles these distinct objectives."
  ]
  edge [
    id 525
    source 273
    target 127
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.79
    support 1
    weight 0.79
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:544-690"
    sentence "To jointly optimize configuration design and control, our primitives employ a multi-tail architecture that disentangles these distinct objectives."
  ]
  edge [
    id 526
    source 273
    target 166
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.43
    support 2
    weight 0.43
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:169-269|paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459"
    sentence "On the other hand, existing designs for reconfigurable robots require human-designed configurations."
  ]
  edge [
    id 527
    source 273
    target 179
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.71
    support 1
    weight 0.71
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:0-168"
    sentence "Traditional robot co-design approaches typically converge to one configuration, which do not explore the flexibility from reconfiguration on heterogeneous environments."
  ]
  edge [
    id 528
    source 273
    target 188
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.62
    support 1
    weight 0.62
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:691-797"
    sentence "Building on this, the scheduler learns to dynamically switch configurations based on global task progress."
  ]
  edge [
    id 529
    source 273
    target 188
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.7
    support 1
    weight 0.7
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:691-797"
    sentence "Building on this, the scheduler learns to dynamically switch configurations based on global task progress."
  ]
  edge [
    id 530
    source 273
    target 191
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.64
    support 1
    weight 0.64
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We evaluate our pipeline on locomotion tasks across walking, flying, and swimming, and compare with the state-of-the-art baselines, including single-robot control and multi-morphology co-optimization algorithms."
  ]
  edge [
    id 531
    source 273
    target 212
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.85
    support 1
    weight 0.85
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We evaluate our pipeline on locomotion tasks across walking, flying, and swimming, and compare with the state-of-the-art baselines, including single-robot control and multi-morphology co-optimization algorithms."
  ]
  edge [
    id 532
    source 273
    target 228
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.8
    support 1
    weight 0.8
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:1010-1143"
    sentence "Quantitative results based on traversal progress show that our pipeline outperforms single-robot baselines by 5.95x average progress."
  ]
  edge [
    id 533
    source 273
    target 248
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.87
    support 1
    weight 0.87
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We evaluate our pipeline on locomotion tasks across walking, flying, and swimming, and compare with the state-of-the-art baselines, including single-robot control and multi-morphology co-optimization algorithms."
  ]
  edge [
    id 534
    source 273
    target 274
    key "related"
    label "related"
    edge_type "related"
    weight 0.1023
    shared "entity/locomotion-4ee2cc31"
  ]
  edge [
    id 535
    source 273
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.0424
  ]
  edge [
    id 536
    source 274
    target 57
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.79
    support 1
    weight 0.79
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:897-1137"
    sentence "After pretraining on 89 complex environments spanning diverse morphologies across both simulation and real-world settings, WestWorld achieves significant improvements over competitive baselines in zero- and few-shot trajectory prediction."
  ]
  edge [
    id 537
    source 274
    target 98
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:1319-1429"
    sentence "Finally, we deploy our model on a real-world Unitree Go1, where it demonstrates stable locomotion performance."
  ]
  edge [
    id 538
    source 274
    target 107
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.38
    support 1
    weight 0.38
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:1138-1318"
    sentence "Additionally, it shows strong scalability across a wide range of robotic environments and significantly improves performance on downstream model-based control for different robots."
  ]
  edge [
    id 539
    source 274
    target 146
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.61
    support 1
    weight 0.61
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:0-96"
    sentence "Trajectory world models play a crucial role in robotic dynamics learning, planning, and control."
  ]
  edge [
    id 540
    source 274
    target 151
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.93
    support 1
    weight 0.93
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:897-1137"
    sentence "After pretraining on 89 complex environments spanning diverse morphologies across both simulation and real-world settings, WestWorld achieves significant improvements over competitive baselines in zero- and few-shot trajectory prediction."
  ]
  edge [
    id 541
    source 274
    target 180
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:0-96"
    sentence "Trajectory world models play a crucial role in robotic dynamics learning, planning, and control."
  ]
  edge [
    id 542
    source 274
    target 205
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.7
    support 1
    weight 0.7
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:682-896"
    sentence "To further enhance zero-shot generalization, we incorporate domain knowledge of robot physical structures by introducing a structural embedding that aligns trajectory representations with morphological information."
  ]
  edge [
    id 543
    source 274
    target 205
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.79
    support 1
    weight 0.79
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:682-896"
    sentence "To further enhance zero-shot generalization, we incorporate domain knowledge of robot physical structures by introducing a structural embedding that aligns trajectory representations with morphological information."
  ]
  edge [
    id 544
    source 274
    target 217
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.93
    support 2
    weight 0.93
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:463-681"
    sentence "To tackle the scalability challenge, we propose a novel system-aware Mixture-of-Experts (Sys-MoE) that dynamically combines and routes specialized experts for different robotic systems via a learnable system embedding."
  ]
  edge [
    id 545
    source 274
    target 218
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.55
    support 1
    weight 0.55
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:463-681"
    sentence "To tackle the scalability challenge, we propose a novel system-aware Mixture-of-Experts (Sys-MoE) that dynamically combines and routes specialized experts for different robotic systems via a learnable system embedding."
  ]
  edge [
    id 546
    source 274
    target 225
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.52
    support 2
    weight 0.52
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:0-96|paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:97-305"
    sentence "Trajectory world models play a crucial role in robotic dynamics learning, planning, and control."
  ]
  edge [
    id 547
    source 274
    target 234
    key "deployedOn"
    label "deployedOn"
    edge_type "deployedOn"
    confidence 0.83
    support 1
    weight 0.83
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:1319-1429"
    sentence "Finally, we deploy our model on a real-world Unitree Go1, where it demonstrates stable locomotion performance."
  ]
  edge [
    id 548
    source 274
    target 251
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.97
    support 3
    weight 0.97
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:306-462"
    sentence "To address these limitations, we introduce WestWorld, a knowledge-Encoded Scalable Trajectory World model for diverse robotic systems."
  ]
  edge [
    id 549
    source 274
    target 253
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.89
    support 1
    weight 0.89
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:682-896"
    sentence "To further enhance zero-shot generalization, we incorporate domain knowledge of robot physical structures by introducing a structural embedding that aligns trajectory representations with morphological information."
  ]
  edge [
    id 550
    source 274
    target 275
    key "related"
    label "related"
    edge_type "related"
    weight 0.0333
  ]
  edge [
    id 551
    source 274
    target 276
    key "related"
    label "related"
    edge_type "related"
    weight 0.0187
  ]
  edge [
    id 552
    source 274
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0369
  ]
  edge [
    id 553
    source 274
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.068
  ]
  edge [
    id 554
    source 275
    target 41
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.47
    support 1
    weight 0.47
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:169-354"
    sentence "Existing methods for RL fine-tuning of generative policies (e.g., diffusion policies) improve task performance but often collapse diverse behaviors into a single reward-maximizing mode."
  ]
  edge [
    id 555
    source 275
    target 58
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.98
    support 2
    weight 0.98
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:671-888"
    sentence "Experiments on robotic manipulation tasks demonstrate that our method consistently outperforms conventional fine-tuning approaches, achieving higher success rates and preserving richer multimodal action distributions."
  ]
  edge [
    id 556
    source 275
    target 58
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.89
    support 2
    weight 0.89
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:0-168|paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:671-888"
    sentence "We address the problem of fine-tuning pre-trained generative policies with reinforcement learning (RL) while preserving the multimodality of their action distributions."
  ]
  edge [
    id 557
    source 275
    target 65
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.96
    support 3
    weight 0.96
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:0-168|paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:169-354"
    sentence "We address the problem of fine-tuning pre-trained generative policies with reinforcement learning (RL) while preserving the multimodality of their action distributions."
  ]
  edge [
    id 558
    source 275
    target 89
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.85
    support 1
    weight 0.85
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:497-670"
    sentence "The discovered modes enable the use of mutual information as an intrinsic reward, regularizing RL fine-tuning to enhance task success while maintaining behavioral diversity."
  ]
  edge [
    id 559
    source 275
    target 128
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.93
    support 1
    weight 0.93
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:497-670"
    sentence "The discovered modes enable the use of mutual information as an intrinsic reward, regularizing RL fine-tuning to enhance task success while maintaining behavioral diversity."
  ]
  edge [
    id 560
    source 275
    target 170
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.93
    support 2
    weight 0.93
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:0-168"
    sentence "We address the problem of fine-tuning pre-trained generative policies with reinforcement learning (RL) while preserving the multimodality of their action distributions."
  ]
  edge [
    id 561
    source 275
    target 176
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.86
    support 2
    weight 0.86
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:169-354|paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:497-670"
    sentence "Existing methods for RL fine-tuning of generative policies (e.g., diffusion policies) improve task performance but often collapse diverse behaviors into a single reward-maximizing mode."
  ]
  edge [
    id 562
    source 275
    target 181
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.88
    support 1
    weight 0.88
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:671-888"
    sentence "Experiments on robotic manipulation tasks demonstrate that our method consistently outperforms conventional fine-tuning approaches, achieving higher success rates and preserving richer multimodal action distributions."
  ]
  edge [
    id 563
    source 275
    target 209
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.94
    support 1
    weight 0.94
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:671-888"
    sentence "Experiments on robotic manipulation tasks demonstrate that our method consistently outperforms conventional fine-tuning approaches, achieving higher success rates and preserving richer multimodal action distributions."
  ]
  edge [
    id 564
    source 275
    target 235
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.75
    support 1
    weight 0.75
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:355-496"
    sentence "To mitigate this issue, we propose an unsupervised mode discovery framework that uncovers latent behavioral modes within generative policies."
  ]
  edge [
    id 565
    source 275
    target 235
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.79
    support 1
    weight 0.79
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:355-496"
    sentence "To mitigate this issue, we propose an unsupervised mode discovery framework that uncovers latent behavioral modes within generative policies."
  ]
  edge [
    id 566
    source 275
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0499
  ]
  edge [
    id 567
    source 275
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.0442
  ]
  edge [
    id 568
    source 276
    target 14
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:193-326"
    sentence "In this work, we theoretically investigate how W2SG can arise via a generalized bias&#8211;variance decomposition under Bregman divergence."
  ]
  edge [
    id 569
    source 276
    target 27
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.87
    support 1
    weight 0.87
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:998-1136"
    sentence "For cross-entropy loss, our analysis further suggests that lowering the entropy of the student's predictive distribution can promote W2SG."
  ]
  edge [
    id 570
    source 276
    target 53
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.73
    support 1
    weight 0.73
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:327-472"
    sentence "We show that the expected population risk gap between the student and the teacher is characterized by the expected misfit between the two models."
  ]
  edge [
    id 571
    source 276
    target 60
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.24
    support 1
    weight 0.24
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:1137-1283"
    sentence "We also find that the reverse cross-entropy, unlike the standard forward cross-entropy, is less sensitive to the teacher's predictive uncertainty."
  ]
  edge [
    id 572
    source 276
    target 63
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.46
    support 1
    weight 0.46
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:193-326"
    sentence "In this work, we theoretically investigate how W2SG can arise via a generalized bias&#8211;variance decomposition under Bregman divergence."
  ]
  edge [
    id 573
    source 276
    target 175
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.46
    support 1
    weight 0.46
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:1284-1441"
    sentence "Finally, we verify these theoretical insights empirically and demonstrate that incorporating reverse cross-entropy consistently improves student performance."
  ]
  edge [
    id 574
    source 276
    target 250
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.92
    support 5
    weight 0.92
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:193-326"
    sentence "In this work, we theoretically investigate how W2SG can arise via a generalized bias&#8211;variance decomposition under Bregman divergence."
  ]
  edge [
    id 575
    source 276
    target 277
    key "related"
    label "related"
    edge_type "related"
    weight 0.0258
  ]
  edge [
    id 576
    source 277
    target 9
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.95
    support 2
    weight 0.95
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:469-675|paper/while-large-language-models-llms-have-aba83057#abstract:676-902"
    sentence "The method leverages an observation about transformer attention behavior: when incorrect information is generated, certain &quot;uncertainty-aware&quot; attention heads tend to reduce their focus on preceding tokens."
  ]
  edge [
    id 577
    source 277
    target 69
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.94
    support 2
    weight 0.94
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:311-468"
    sentence "In this work, we propose Recurrent Attention-based Uncertainty Quantification (RAUQ), an unsupervised and efficient framework for identifying hallucinations."
  ]
  edge [
    id 578
    source 277
    target 70
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:1192-1372"
    sentence "Since it requires neither labeled data nor extensive parameter tuning, RAUQ serves as a lightweight, plug-and-play solution for real-time hallucination detection in white-box LLMs."
  ]
  edge [
    id 579
    source 277
    target 91
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.96
    support 4
    weight 0.96
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:0-147|paper/while-large-language-models-llms-have-aba83057#abstract:903-1103|paper/while-large-language-models-llms-have-aba83057#abstract:1192-1372"
    sentence "While large language models (LLMs) have become highly capable, they remain prone to factual inaccuracies, commonly referred to as &quot;hallucinations.&quot;"
  ]
  edge [
    id 580
    source 277
    target 157
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:903-1103"
    sentence "Through experiments on twelve datasets spanning question answering, summarization, and translation across nine different LLMs, we show that RAUQ consistently outperforms state-of-the-art UQ baselines."
  ]
  edge [
    id 581
    source 277
    target 162
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.98
    support 5
    weight 0.98
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:311-468"
    sentence "In this work, we propose Recurrent Attention-based Uncertainty Quantification (RAUQ), an unsupervised and efficient framework for identifying hallucinations."
  ]
  edge [
    id 582
    source 277
    target 210
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:903-1103"
    sentence "Through experiments on twelve datasets spanning question answering, summarization, and translation across nine different LLMs, we show that RAUQ consistently outperforms state-of-the-art UQ baselines."
  ]
  edge [
    id 583
    source 277
    target 226
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.44
    support 1
    weight 0.44
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:469-675"
    sentence "The method leverages an observation about transformer attention behavior: when incorrect information is generated, certain &quot;uncertainty-aware&quot; attention heads tend to reduce their focus on preceding tokens."
  ]
  edge [
    id 584
    source 277
    target 227
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.68
    support 1
    weight 0.68
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:903-1103"
    sentence "Through experiments on twelve datasets spanning question answering, summarization, and translation across nine different LLMs, we show that RAUQ consistently outperforms state-of-the-art UQ baselines."
  ]
  edge [
    id 585
    source 277
    target 231
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.68
    support 3
    weight 0.68
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:148-310|paper/while-large-language-models-llms-have-aba83057#abstract:903-1103"
    sentence "Uncertainty quantification (UQ) offers a promising way to mitigate this issue, but most existing methods are computationally intensive and/or require supervision."
  ]
  edge [
    id 586
    source 277
    target 278
    key "related"
    label "related"
    edge_type "related"
    weight 0.0339
  ]
  edge [
    id 587
    source 278
    target 25
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.94
    support 1
    weight 0.94
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:1382-1593"
    sentence "Empirically, DMAWM outperforms existing model-based and model-free approaches in convergence speed and final performance, with additional visualization demonstrating its efficacy in capturing agent interactions."
  ]
  edge [
    id 588
    source 278
    target 31
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.91
    support 1
    weight 0.91
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:375-605"
    sentence "Existing methods either reconstruct the observation for each agent or employ communication to maintain correlation during execution, failing to learn disentangled latent states that are crucial for effective decentralized control."
  ]
  edge [
    id 589
    source 278
    target 45
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.97
    support 3
    weight 0.97
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:606-683"
    sentence "To address this, we present the Disentangled Multi-Agent World Model (DMAWM)."
  ]
  edge [
    id 590
    source 278
    target 73
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.42
    support 1
    weight 0.42
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:0-130"
    sentence "World models enable learning policies via latent imagination, offering benefits such as history compression and sample efficiency."
  ]
  edge [
    id 591
    source 278
    target 79
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:1171-1381"
    sentence "Consequently, imaginary rollouts generated by the environment module more faithfully simulate decentralized execution dynamics, facilitating the transfer of policies from imagination to decentralized execution."
  ]
  edge [
    id 592
    source 278
    target 79
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.79
    support 1
    weight 0.79
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:1171-1381"
    sentence "Consequently, imaginary rollouts generated by the environment module more faithfully simulate decentralized execution dynamics, facilitating the transfer of policies from imagination to decentralized execution."
  ]
  edge [
    id 593
    source 278
    target 117
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.58
    support 1
    weight 0.58
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:131-374"
    sentence "The primary challenge in applying world models to multi-agent tasks is that modeling multi-agent dynamics in latent space requires integrating information from different agents, often creating spurious correlations between their latent states."
  ]
  edge [
    id 594
    source 278
    target 119
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.66
    support 1
    weight 0.66
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:131-374"
    sentence "The primary challenge in applying world models to multi-agent tasks is that modeling multi-agent dynamics in latent space requires integrating information from different agents, often creating spurious correlations between their latent states."
  ]
  edge [
    id 595
    source 278
    target 187
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.88
    support 1
    weight 0.88
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:0-130"
    sentence "World models enable learning policies via latent imagination, offering benefits such as history compression and sample efficiency."
  ]
  edge [
    id 596
    source 278
    target 199
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:131-374"
    sentence "The primary challenge in applying world models to multi-agent tasks is that modeling multi-agent dynamics in latent space requires integrating information from different agents, often creating spurious correlations between their latent states."
  ]
  edge [
    id 597
    source 278
    target 252
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:131-374"
    sentence "The primary challenge in applying world models to multi-agent tasks is that modeling multi-agent dynamics in latent space requires integrating information from different agents, often creating spurious correlations between their latent states."
  ]
]
