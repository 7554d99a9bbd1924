Creator "kg"
Version 1
graph [
  directed 1
  multigraph 1
  node [
    id 0
    local_id "entity/accuracy-5879092f"
    label "accuracy"
    name "accuracy"
    node_type "Metric"
    key "accuracy"
    paper_count 2
    iri "http://localhost:8080/entity/accuracy-5879092f"
  ]
  node [
    id 1
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
    id 2
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
    id 3
    local_id "entity/autonomousexploration-ff210c9c"
    label "autonomous exploration"
    name "autonomous exploration"
    node_type "Task"
    key "autonomousexploration"
    paper_count 1
    iri "http://localhost:8080/entity/autonomousexploration-ff210c9c"
  ]
  node [
    id 4
    local_id "entity/binaryclassification-1db3f859"
    label "binary classification"
    name "binary classification"
    node_type "Task"
    key "binaryclassification"
    paper_count 1
    iri "http://localhost:8080/entity/binaryclassification-1db3f859"
  ]
  node [
    id 5
    local_id "entity/bregmandivergence-f779ad58"
    label "Bregman divergence"
    name "Bregman divergence"
    node_type "Method"
    key "bregmandivergence"
    paper_count 1
    iri "http://localhost:8080/entity/bregmandivergence-f779ad58"
  ]
  node [
    id 6
    local_id "entity/bridger-0feae53f"
    label "BRIDGER"
    name "BRIDGER"
    node_type "Method"
    key "bridger"
    paper_count 1
    iri "http://localhost:8080/entity/bridger-0feae53f"
  ]
  node [
    id 7
    local_id "entity/characterbench-6522a2da"
    label "CharacterBench"
    name "CharacterBench"
    node_type "Dataset"
    key "characterbench"
    paper_count 1
    iri "http://localhost:8080/entity/characterbench-6522a2da"
  ]
  node [
    id 8
    local_id "entity/cnf-ba79d784"
    label "CNF"
    name "CNF"
    node_type "Method"
    key "cnf"
    paper_count 1
    iri "http://localhost:8080/entity/cnf-ba79d784"
  ]
  node [
    id 9
    local_id "entity/codeclonedetection-92fe3062"
    label "code clone detection"
    name "code clone detection"
    node_type "Task"
    key "codeclonedetection"
    paper_count 1
    iri "http://localhost:8080/entity/codeclonedetection-92fe3062"
  ]
  node [
    id 10
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
    id 11
    local_id "entity/confidenceawarecontrol-3627a3ea"
    label "confidence-aware control"
    name "confidence-aware control"
    node_type "Method"
    key "confidenceawarecontrol"
    paper_count 1
    iri "http://localhost:8080/entity/confidenceawarecontrol-3627a3ea"
  ]
  node [
    id 12
    local_id "entity/conformalprediction-d535e450"
    label "conformal prediction"
    name "conformal prediction"
    node_type "Method"
    key "conformalprediction"
    paper_count 1
    iri "http://localhost:8080/entity/conformalprediction-d535e450"
  ]
  node [
    id 13
    local_id "entity/convergencespeed-820feef5"
    label "convergence speed"
    name "convergence speed"
    node_type "Metric"
    key "convergencespeed"
    paper_count 1
    iri "http://localhost:8080/entity/convergencespeed-820feef5"
  ]
  node [
    id 14
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
    id 15
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
    id 16
    local_id "entity/decentralizedcontrol-9a10a603"
    label "decentralized control"
    name "decentralized control"
    node_type "Task"
    key "decentralizedcontrol"
    paper_count 1
    iri "http://localhost:8080/entity/decentralizedcontrol-9a10a603"
  ]
  node [
    id 17
    local_id "entity/decisionmaking-96d3365b"
    label "decision-making"
    name "decision-making"
    node_type "Task"
    key "decisionmaking"
    paper_count 1
    iri "http://localhost:8080/entity/decisionmaking-96d3365b"
  ]
  node [
    id 18
    local_id "entity/deepimagesearch-4640372b"
    label "DeepImageSearch (entity/deepimagesearch-4640372b)"
    name "DeepImageSearch"
    node_type "Method"
    key "deepimagesearch @sha256:b438dbaf8bebd35230a6216bee133d300efc16296071f2acdc06afd924aafd59"
    paper_count 1
    iri "http://localhost:8080/entity/deepimagesearch-4640372b"
  ]
  node [
    id 19
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
    id 20
    local_id "entity/deepseekv3-2-ee441532"
    label "DeepSeek-V3.2"
    name "DeepSeek-V3.2"
    node_type "Method"
    key "deepseekv3.2"
    paper_count 1
    iri "http://localhost:8080/entity/deepseekv3-2-ee441532"
  ]
  node [
    id 21
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
    id 22
    local_id "entity/denovorecovery-db00e4c3"
    label "de novo recovery"
    name "de novo recovery"
    node_type "Task"
    key "denovorecovery"
    paper_count 1
    iri "http://localhost:8080/entity/denovorecovery-db00e4c3"
  ]
  node [
    id 23
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
    id 24
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
    id 25
    local_id "entity/disbench-512f8c63"
    label "DISBench"
    name "DISBench"
    node_type "Dataset"
    key "disbench @sha256:b438dbaf8bebd35230a6216bee133d300efc16296071f2acdc06afd924aafd59"
    paper_count 1
    iri "http://localhost:8080/entity/disbench-512f8c63"
  ]
  node [
    id 26
    local_id "entity/discretetransformer-b44ed267"
    label "Discrete Transformer (entity/discretetransformer-b44ed267)"
    name "Discrete Transformer"
    node_type "Method"
    key "discretetransformer @sha256:6663fcbe07176e66579c92b47a5bd1ad0865b21e4fc0e742041eca43753ad887"
    paper_count 1
    iri "http://localhost:8080/entity/discretetransformer-b44ed267"
  ]
  node [
    id 27
    local_id "entity/distributionalmiplib-d678769a"
    label "Distributional MIPLIB"
    name "Distributional MIPLIB"
    node_type "Dataset"
    key "distributionalmiplib"
    paper_count 1
    iri "http://localhost:8080/entity/distributionalmiplib-d678769a"
  ]
  node [
    id 28
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
    id 29
    local_id "entity/dnf-40db3e70"
    label "DNF"
    name "DNF"
    node_type "Method"
    key "dnf"
    paper_count 1
    iri "http://localhost:8080/entity/dnf-40db3e70"
  ]
  node [
    id 30
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
    id 31
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
    id 32
    local_id "entity/featureselection-59e815d3"
    label "feature selection"
    name "feature selection"
    node_type "Task"
    key "featureselection"
    paper_count 1
    iri "http://localhost:8080/entity/featureselection-59e815d3"
  ]
  node [
    id 33
    local_id "entity/fewshottrajectoryprediction-c79de761"
    label "few-shot trajectory prediction"
    name "few-shot trajectory prediction"
    node_type "Task"
    key "fewshottrajectoryprediction"
    paper_count 1
    iri "http://localhost:8080/entity/fewshottrajectoryprediction-c79de761"
  ]
  node [
    id 34
    local_id "entity/finetuning-958e52b9"
    label "fine-tuning"
    name "fine-tuning"
    node_type "Method"
    key "finetuning"
    paper_count 2
    iri "http://localhost:8080/entity/finetuning-958e52b9"
  ]
  node [
    id 35
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
    id 36
    local_id "entity/generalizedbiasvariancedecomposition-4cc1ff21"
    label "generalized bias&#8211;variance decomposition"
    name "generalized bias&#8211;variance decomposition"
    node_type "Method"
    key "generalizedbiasvariancedecomposition"
    paper_count 1
    iri "http://localhost:8080/entity/generalizedbiasvariancedecomposition-4cc1ff21"
  ]
  node [
    id 37
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
    id 38
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
    id 39
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
    id 40
    local_id "entity/grouprelativepolicyoptimization-2e65a90b"
    label "group relative policy optimization"
    name "group relative policy optimization"
    node_type "Method"
    key "grouprelativepolicyoptimization"
    aliases "GRPO"
    paper_count 2
    iri "http://localhost:8080/entity/grouprelativepolicyoptimization-2e65a90b"
  ]
  node [
    id 41
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
    id 42
    local_id "entity/hallucinationdetection-353c5e43"
    label "hallucination detection"
    name "hallucination detection"
    node_type "Task"
    key "hallucinationdetection"
    paper_count 1
    iri "http://localhost:8080/entity/hallucinationdetection-353c5e43"
  ]
  node [
    id 43
    local_id "entity/heterogeneouslocomotion-8fbe8492"
    label "heterogeneous locomotion"
    name "heterogeneous locomotion"
    node_type "Task"
    key "heterogeneouslocomotion"
    paper_count 1
    iri "http://localhost:8080/entity/heterogeneouslocomotion-8fbe8492"
  ]
  node [
    id 44
    local_id "entity/historycompression-c5c438db"
    label "history compression"
    name "history compression"
    node_type "Task"
    key "historycompression"
    paper_count 1
    iri "http://localhost:8080/entity/historycompression-c5c438db"
  ]
  node [
    id 45
    local_id "entity/humanverification-07442aaa"
    label "human verification"
    name "human verification"
    node_type "Method"
    key "humanverification"
    paper_count 1
    iri "http://localhost:8080/entity/humanverification-07442aaa"
  ]
  node [
    id 46
    local_id "entity/hypothesistesting-a6ca08c4"
    label "hypothesis testing"
    name "hypothesis testing"
    node_type "Method"
    key "hypothesistesting"
    paper_count 1
    iri "http://localhost:8080/entity/hypothesistesting-a6ca08c4"
  ]
  node [
    id 47
    local_id "entity/imagenet-0afd7c2a"
    label "ImageNet"
    name "ImageNet"
    node_type "Dataset"
    key "imagenet"
    paper_count 1
    iri "http://localhost:8080/entity/imagenet-0afd7c2a"
  ]
  node [
    id 48
    local_id "entity/imageretrieval-f06a613c"
    label "image retrieval"
    name "image retrieval"
    node_type "Task"
    key "imageretrieval"
    paper_count 1
    iri "http://localhost:8080/entity/imageretrieval-f06a613c"
  ]
  node [
    id 49
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
    id 50
    local_id "entity/inductor-64670336"
    label "Inductor"
    name "Inductor"
    node_type "Method"
    key "inductor"
    paper_count 1
    iri "http://localhost:8080/entity/inductor-64670336"
  ]
  node [
    id 51
    local_id "entity/inferencelatency-fd20e205"
    label "inference latency"
    name "inference latency"
    node_type "Metric"
    key "inferencelatency"
    paper_count 1
    iri "http://localhost:8080/entity/inferencelatency-fd20e205"
  ]
  node [
    id 52
    local_id "entity/intrinsicreward-0a7bdff0"
    label "intrinsic reward"
    name "intrinsic reward"
    node_type "Method"
    key "intrinsicreward"
    paper_count 1
    iri "http://localhost:8080/entity/intrinsicreward-0a7bdff0"
  ]
  node [
    id 53
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
    id 54
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
    id 55
    local_id "entity/largevisionlanguagemodel-f59802a7"
    label "large vision-language model"
    name "large vision-language model"
    node_type "Method"
    key "largevisionlanguagemodel"
    aliases "LVLM"
    paper_count 1
    iri "http://localhost:8080/entity/largevisionlanguagemodel-f59802a7"
  ]
  node [
    id 56
    local_id "entity/latency-3fdb7e87"
    label "latency"
    name "latency"
    node_type "Metric"
    key "latency"
    paper_count 1
    iri "http://localhost:8080/entity/latency-3fdb7e87"
  ]
  node [
    id 57
    local_id "entity/learningtoreconfigure-2d5e2986"
    label "Learning to Reconfigure (entity/learningtoreconfigure-2d5e2986)"
    name "Learning to Reconfigure"
    node_type "Method"
    key "learningtoreconfigure @sha256:e8b4ab5ce811773921025de2831ec04b5c5eee262927f7de8786cff76d1bbfae"
    paper_count 1
    iri "http://localhost:8080/entity/learningtoreconfigure-2d5e2986"
  ]
  node [
    id 58
    local_id "entity/leetcode-008d5bb7"
    label "LeetCode"
    name "LeetCode"
    node_type "Dataset"
    key "leetcode"
    paper_count 1
    iri "http://localhost:8080/entity/leetcode-008d5bb7"
  ]
  node [
    id 59
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
    id 60
    local_id "entity/locomotion-4ee2cc31"
    label "locomotion"
    name "locomotion"
    node_type "Task"
    key "locomotion"
    paper_count 2
    iri "http://localhost:8080/entity/locomotion-4ee2cc31"
  ]
  node [
    id 61
    local_id "entity/longhorizonnavigation-dd206185"
    label "long-horizon navigation"
    name "long-horizon navigation"
    node_type "Task"
    key "longhorizonnavigation"
    paper_count 1
    iri "http://localhost:8080/entity/longhorizonnavigation-dd206185"
  ]
  node [
    id 62
    local_id "entity/metarm-182f74a3"
    label "MetaRM"
    name "MetaRM"
    node_type "Method"
    key "metarm @sha256:b0ec990560d042a11d2ac9e3146b885efd5c9875f8671e8a1716c46a378fc225"
    paper_count 1
    iri "http://localhost:8080/entity/metarm-182f74a3"
  ]
  node [
    id 63
    local_id "entity/mips-71b2faae"
    label "MIPS"
    name "MIPS"
    node_type "Method"
    key "mips"
    paper_count 1
    iri "http://localhost:8080/entity/mips-71b2faae"
  ]
  node [
    id 64
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
    id 65
    local_id "entity/modalitytranslation-7423e252"
    label "modality translation"
    name "modality translation"
    node_type "Task"
    key "modalitytranslation"
    aliases "Modality translation"
    paper_count 1
    iri "http://localhost:8080/entity/modalitytranslation-7423e252"
  ]
  node [
    id 66
    local_id "entity/modelbasedcontrol-5c703f1a"
    label "model-based control"
    name "model-based control"
    node_type "Method"
    key "modelbasedcontrol"
    paper_count 1
    iri "http://localhost:8080/entity/modelbasedcontrol-5c703f1a"
  ]
  node [
    id 67
    local_id "entity/modelretrieval-026f80d0"
    label "model retrieval"
    name "model retrieval"
    node_type "Task"
    key "modelretrieval"
    paper_count 1
    iri "http://localhost:8080/entity/modelretrieval-026f80d0"
  ]
  node [
    id 68
    local_id "entity/modelsimilaritydetection-06d8794a"
    label "model similarity detection"
    name "model similarity detection"
    node_type "Task"
    key "modelsimilaritydetection"
    paper_count 1
    iri "http://localhost:8080/entity/modelsimilaritydetection-06d8794a"
  ]
  node [
    id 69
    local_id "entity/motibench-2f6a507e"
    label "MotiBench"
    name "MotiBench"
    node_type "Dataset"
    key "motibench @sha256:5f7c31e38773572708a830e385f909cff9d54fd487d309fa5fb3815e5bc419e3"
    paper_count 1
    iri "http://localhost:8080/entity/motibench-2f6a507e"
  ]
  node [
    id 70
    local_id "entity/motimotion-afd6526c"
    label "MotiMotion (entity/motimotion-afd6526c)"
    name "MotiMotion"
    node_type "Method"
    key "motimotion @sha256:5f7c31e38773572708a830e385f909cff9d54fd487d309fa5fb3815e5bc419e3"
    paper_count 1
    iri "http://localhost:8080/entity/motimotion-afd6526c"
  ]
  node [
    id 71
    local_id "entity/motioncontrol-2204b77f"
    label "motion control"
    name "motion control"
    node_type "Task"
    key "motioncontrol"
    paper_count 1
    iri "http://localhost:8080/entity/motioncontrol-2204b77f"
  ]
  node [
    id 72
    local_id "entity/multiagentreinforcementlearning-4d637717"
    label "multi-agent reinforcement learning"
    name "multi-agent reinforcement learning"
    node_type "Method"
    key "multiagentreinforcementlearning"
    aliases "MARL"
    paper_count 1
    iri "http://localhost:8080/entity/multiagentreinforcementlearning-4d637717"
  ]
  node [
    id 73
    local_id "entity/multimodalretrieval-8457153c"
    label "multimodal retrieval"
    name "multimodal retrieval"
    node_type "Task"
    key "multimodalretrieval"
    paper_count 1
    iri "http://localhost:8080/entity/multimodalretrieval-8457153c"
  ]
  node [
    id 74
    local_id "entity/multistepreasoning-b6747456"
    label "multi-step reasoning"
    name "multi-step reasoning"
    node_type "Task"
    key "multistepreasoning"
    paper_count 1
    iri "http://localhost:8080/entity/multistepreasoning-b6747456"
  ]
  node [
    id 75
    local_id "entity/mutualinformation-2bc74c97"
    label "mutual information"
    name "mutual information"
    node_type "Method"
    key "mutualinformation"
    paper_count 1
    iri "http://localhost:8080/entity/mutualinformation-2bc74c97"
  ]
  node [
    id 76
    local_id "entity/naturalness-bff8fdbb"
    label "naturalness"
    name "naturalness"
    node_type "Metric"
    key "naturalness"
    paper_count 1
    iri "http://localhost:8080/entity/naturalness-bff8fdbb"
  ]
  node [
    id 77
    local_id "entity/neighborretrieval-484a5e15"
    label "Neighbor Retrieval"
    name "Neighbor Retrieval"
    node_type "Method"
    key "neighborretrieval"
    paper_count 1
    iri "http://localhost:8080/entity/neighborretrieval-484a5e15"
  ]
  node [
    id 78
    local_id "entity/neuralsequencemodeling-42418316"
    label "neural sequence modeling"
    name "neural sequence modeling"
    node_type "Task"
    key "neuralsequencemodeling"
    paper_count 1
    iri "http://localhost:8080/entity/neuralsequencemodeling-42418316"
  ]
  node [
    id 79
    local_id "entity/ondemandprobing-2ed31da3"
    label "on-demand probing"
    name "on-demand probing"
    node_type "Method"
    key "ondemandprobing"
    paper_count 1
    iri "http://localhost:8080/entity/ondemandprobing-2ed31da3"
  ]
  node [
    id 80
    local_id "entity/optimalitygap-dee3c9f6"
    label "optimality gap"
    name "optimality gap"
    node_type "Metric"
    key "optimalitygap"
    paper_count 1
    iri "http://localhost:8080/entity/optimalitygap-dee3c9f6"
  ]
  node [
    id 81
    local_id "entity/outcomereward-4e2bef53"
    label "outcome reward"
    name "outcome reward"
    node_type "Method"
    key "outcomereward"
    paper_count 1
    iri "http://localhost:8080/entity/outcomereward-4e2bef53"
  ]
  node [
    id 82
    local_id "entity/papercuttingdesign-9346b9e3"
    label "paper-cutting design"
    name "paper-cutting design"
    node_type "Task"
    key "papercuttingdesign"
    paper_count 1
    iri "http://localhost:8080/entity/papercuttingdesign-9346b9e3"
  ]
  node [
    id 83
    local_id "entity/partialobservability-31d453fc"
    label "partial observability"
    name "partial observability"
    node_type "Task"
    key "partialobservability"
    paper_count 1
    iri "http://localhost:8080/entity/partialobservability-31d453fc"
  ]
  node [
    id 84
    local_id "entity/patterndesign-f3211fa0"
    label "pattern design"
    name "pattern design"
    node_type "Task"
    key "patterndesign"
    paper_count 1
    iri "http://localhost:8080/entity/patterndesign-f3211fa0"
  ]
  node [
    id 85
    local_id "entity/periterationprojection-bbbe7f2c"
    label "per-iteration projection"
    name "per-iteration projection"
    node_type "Method"
    key "periterationprojection"
    paper_count 1
    iri "http://localhost:8080/entity/periterationprojection-bbbe7f2c"
  ]
  node [
    id 86
    local_id "entity/phasebasedspectralinterference-0ebc63a8"
    label "phase-based spectral interference"
    name "phase-based spectral interference"
    node_type "Task"
    key "phasebasedspectralinterference"
    paper_count 1
    iri "http://localhost:8080/entity/phasebasedspectralinterference-0ebc63a8"
  ]
  node [
    id 87
    local_id "entity/policyoptimization-002528fc"
    label "policy optimization"
    name "policy optimization"
    node_type "Method"
    key "policyoptimization"
    aliases "Policy optimization"
    paper_count 2
    iri "http://localhost:8080/entity/policyoptimization-002528fc"
  ]
  node [
    id 88
    local_id "entity/populationrisk-a0d4af3d"
    label "population risk"
    name "population risk"
    node_type "Metric"
    key "populationrisk"
    paper_count 1
    iri "http://localhost:8080/entity/populationrisk-a0d4af3d"
  ]
  node [
    id 89
    local_id "entity/posttraining-520544a9"
    label "post-training"
    name "post-training"
    node_type "Method"
    key "posttraining"
    paper_count 1
    iri "http://localhost:8080/entity/posttraining-520544a9"
  ]
  node [
    id 90
    local_id "entity/powermethod-d9efb235"
    label "power method"
    name "power method"
    node_type "Method"
    key "powermethod"
    paper_count 1
    iri "http://localhost:8080/entity/powermethod-d9efb235"
  ]
  node [
    id 91
    local_id "entity/pretraining-71895574"
    label "pretraining"
    name "pretraining"
    node_type "Method"
    key "pretraining"
    paper_count 1
    iri "http://localhost:8080/entity/pretraining-71895574"
  ]
  node [
    id 92
    local_id "entity/prism-455c30f5"
    label "PRISM (entity/prism-455c30f5)"
    name "PRISM"
    node_type "Method"
    key "prism @sha256:97de553c0d58f27d53bdb28392ee3d3b0a0d21d1baa6b972c1075eb484b80fec"
    paper_count 1
    iri "http://localhost:8080/entity/prism-455c30f5"
  ]
  node [
    id 93
    local_id "entity/processreward-e93616cd"
    label "process reward"
    name "process reward"
    node_type "Method"
    key "processreward"
    paper_count 1
    iri "http://localhost:8080/entity/processreward-e93616cd"
  ]
  node [
    id 94
    local_id "entity/promptlevelconditioning-7b8c8d46"
    label "prompt-level conditioning"
    name "prompt-level conditioning"
    node_type "Method"
    key "promptlevelconditioning"
    paper_count 1
    iri "http://localhost:8080/entity/promptlevelconditioning-7b8c8d46"
  ]
  node [
    id 95
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
    id 96
    local_id "entity/quaternion-adee6663"
    label "quaternion"
    name "quaternion"
    node_type "Method"
    key "quaternion"
    paper_count 1
    iri "http://localhost:8080/entity/quaternion-adee6663"
  ]
  node [
    id 97
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
    id 98
    local_id "entity/quinemccluskeyminimization-b2510152"
    label "Quine&#8211;McCluskey minimization"
    name "Quine&#8211;McCluskey minimization"
    node_type "Method"
    key "quinemccluskeyminimization"
    paper_count 1
    iri "http://localhost:8080/entity/quinemccluskeyminimization-b2510152"
  ]
  node [
    id 99
    local_id "entity/qwen2-7b-d44e1877"
    label "Qwen2-7B"
    name "Qwen2-7B"
    node_type "Method"
    key "qwen2-7b"
    paper_count 1
    iri "http://localhost:8080/entity/qwen2-7b-d44e1877"
  ]
  node [
    id 100
    local_id "entity/qwen3-4bthinking-9f12c361"
    label "Qwen3-4B-Thinking"
    name "Qwen3-4B-Thinking"
    node_type "Method"
    key "qwen3-4bthinking"
    paper_count 1
    iri "http://localhost:8080/entity/qwen3-4bthinking-9f12c361"
  ]
  node [
    id 101
    local_id "entity/r1zero-7179cc52"
    label "R1-Zero"
    name "R1-Zero"
    node_type "Method"
    key "r1zero"
    paper_count 1
    iri "http://localhost:8080/entity/r1zero-7179cc52"
  ]
  node [
    id 102
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
    id 103
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
    id 104
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
    id 105
    local_id "entity/regression-f274537a"
    label "regression"
    name "regression"
    node_type "Task"
    key "regression"
    paper_count 1
    iri "http://localhost:8080/entity/regression-f274537a"
  ]
  node [
    id 106
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
    id 107
    local_id "entity/reinforcementlearning-f85d2769"
    label "reinforcement learning"
    name "reinforcement learning"
    node_type "Method"
    key "reinforcementlearning"
    aliases "RL"
    paper_count 3
    iri "http://localhost:8080/entity/reinforcementlearning-f85d2769"
  ]
  node [
    id 108
    local_id "entity/reinforcementlearningwithverifiablereward-a24a7eca"
    label "reinforcement learning with verifiable rewards"
    name "reinforcement learning with verifiable rewards"
    node_type "Method"
    key "reinforcementlearningwithverifiablereward"
    aliases "RLVR|Reinforcement Learning with Verifiable Reward|Reinforcement learning with verifiable rewards|reinforcement learning from verifiable rewards|reinforcement learning with verifiable reward"
    paper_count 2
    iri "http://localhost:8080/entity/reinforcementlearningwithverifiablereward-a24a7eca"
  ]
  node [
    id 109
    local_id "entity/rlfinetuning-24a3eaee"
    label "RL fine-tuning"
    name "RL fine-tuning"
    node_type "Method"
    key "rlfinetuning"
    aliases "RL Fine-Tuning"
    paper_count 1
    iri "http://localhost:8080/entity/rlfinetuning-24a3eaee"
  ]
  node [
    id 110
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
    id 111
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
    id 112
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
    id 113
    local_id "entity/robotcontrol-a842ad63"
    label "robot control"
    name "robot control"
    node_type "Task"
    key "robotcontrol"
    aliases "robotic control"
    paper_count 1
    iri "http://localhost:8080/entity/robotcontrol-a842ad63"
  ]
  node [
    id 114
    local_id "entity/roboticdynamicslearning-fea332ed"
    label "robotic dynamics learning"
    name "robotic dynamics learning"
    node_type "Task"
    key "roboticdynamicslearning"
    paper_count 1
    iri "http://localhost:8080/entity/roboticdynamicslearning-fea332ed"
  ]
  node [
    id 115
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
    id 116
    local_id "entity/roleplaying-d3595fc4"
    label "role-playing"
    name "role-playing"
    node_type "Task"
    key "roleplaying"
    paper_count 1
    iri "http://localhost:8080/entity/roleplaying-d3595fc4"
  ]
  node [
    id 117
    local_id "entity/safereinforcementlearning-1cd82346"
    label "safe reinforcement learning"
    name "safe reinforcement learning"
    node_type "Method"
    key "safereinforcementlearning"
    aliases "Safe RL|Safe reinforcement learning|safe RL"
    paper_count 1
    iri "http://localhost:8080/entity/safereinforcementlearning-1cd82346"
  ]
  node [
    id 118
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
    id 119
    local_id "entity/sampleefficiency-58f7c7ff"
    label "sample efficiency"
    name "sample efficiency"
    node_type "Metric"
    key "sampleefficiency"
    paper_count 1
    iri "http://localhost:8080/entity/sampleefficiency-58f7c7ff"
  ]
  node [
    id 120
    local_id "entity/semanticmatching-ef7b8e93"
    label "semantic matching"
    name "semantic matching"
    node_type "Method"
    key "semanticmatching"
    paper_count 1
    iri "http://localhost:8080/entity/semanticmatching-ef7b8e93"
  ]
  node [
    id 121
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
    id 122
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
    id 123
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
    id 124
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
    id 125
    local_id "entity/statereconstruction-1b4f6636"
    label "state reconstruction"
    name "state reconstruction"
    node_type "Task"
    key "statereconstruction"
    paper_count 1
    iri "http://localhost:8080/entity/statereconstruction-1b4f6636"
  ]
  node [
    id 126
    local_id "entity/staterecovery-3735d7e6"
    label "state recovery"
    name "state recovery"
    node_type "Task"
    key "staterecovery"
    paper_count 1
    iri "http://localhost:8080/entity/staterecovery-3735d7e6"
  ]
  node [
    id 127
    local_id "entity/step-7b5bfff6"
    label "STEP (entity/step-7b5bfff6)"
    name "STEP"
    node_type "Method"
    key "step @sha256:5fa2a6219e3512f95057049ab49a072b2dff8a2dbae7baf9e9849229f912e693"
    paper_count 1
    iri "http://localhost:8080/entity/step-7b5bfff6"
  ]
  node [
    id 128
    local_id "entity/straightthroughestimation-213133a4"
    label "straight-through estimation"
    name "straight-through estimation"
    node_type "Method"
    key "straightthroughestimation"
    paper_count 1
    iri "http://localhost:8080/entity/straightthroughestimation-213133a4"
  ]
  node [
    id 129
    local_id "entity/stylizedtopologydesign-88c422e4"
    label "stylized topology design"
    name "stylized topology design"
    node_type "Task"
    key "stylizedtopologydesign"
    paper_count 1
    iri "http://localhost:8080/entity/stylizedtopologydesign-88c422e4"
  ]
  node [
    id 130
    local_id "entity/subtractiveinterference-74a72cd4"
    label "subtractive interference"
    name "subtractive interference"
    node_type "Task"
    key "subtractiveinterference"
    paper_count 1
    iri "http://localhost:8080/entity/subtractiveinterference-74a72cd4"
  ]
  node [
    id 131
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
    id 132
    local_id "entity/summarization-7846ce4e"
    label "summarization"
    name "summarization"
    node_type "Task"
    key "summarization"
    aliases "summarisation|text summarization"
    paper_count 1
    iri "http://localhost:8080/entity/summarization-7846ce4e"
  ]
  node [
    id 133
    local_id "entity/supervisedfinetuning-f1e86569"
    label "supervised fine-tuning"
    name "supervised fine-tuning"
    node_type "Method"
    key "supervisedfinetuning"
    aliases "SFT"
    paper_count 1
    iri "http://localhost:8080/entity/supervisedfinetuning-f1e86569"
  ]
  node [
    id 134
    local_id "entity/swimming-7aab06cd"
    label "swimming"
    name "swimming"
    node_type "Task"
    key "swimming"
    paper_count 1
    iri "http://localhost:8080/entity/swimming-7aab06cd"
  ]
  node [
    id 135
    local_id "entity/symbolicregression-ea9a659c"
    label "symbolic regression"
    name "symbolic regression"
    node_type "Method"
    key "symbolicregression"
    paper_count 1
    iri "http://localhost:8080/entity/symbolicregression-ea9a659c"
  ]
  node [
    id 136
    local_id "entity/sysmoe-3777ef10"
    label "Sys-MoE"
    name "Sys-MoE"
    node_type "Method"
    key "sysmoe @sha256:9234ba64154f398b4b0aad2bd42d5ccfb637b24476bc160882cbce9345f4efc5"
    aliases "system-aware Mixture-of-Experts"
    paper_count 1
    iri "http://localhost:8080/entity/sysmoe-3777ef10"
  ]
  node [
    id 137
    local_id "entity/ta116k-6863c344"
    label "TA-116K"
    name "TA-116K"
    node_type "Dataset"
    key "ta116k @sha256:a9649bd68764c18856233db1bd195feee5b1137f79d06352ef08f6fd791607c8"
    paper_count 1
    iri "http://localhost:8080/entity/ta116k-6863c344"
  ]
  node [
    id 138
    local_id "entity/tallva8ba7b-7572abea"
    label "TallVA-8B-A7B"
    name "TallVA-8B-A7B"
    node_type "Method"
    key "tallva8ba7b @sha256:a9649bd68764c18856233db1bd195feee5b1137f79d06352ef08f6fd791607c8"
    paper_count 1
    iri "http://localhost:8080/entity/tallva8ba7b-7572abea"
  ]
  node [
    id 139
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
    id 140
    local_id "entity/taskclassification-beb77cbb"
    label "task classification"
    name "task classification"
    node_type "Task"
    key "taskclassification"
    paper_count 1
    iri "http://localhost:8080/entity/taskclassification-beb77cbb"
  ]
  node [
    id 141
    local_id "entity/tasksuccess-60cf2519"
    label "task success"
    name "task success"
    node_type "Metric"
    key "tasksuccess"
    paper_count 1
    iri "http://localhost:8080/entity/tasksuccess-60cf2519"
  ]
  node [
    id 142
    local_id "entity/temperatureannealedsampling-79ce4ea6"
    label "temperature-annealed sampling"
    name "temperature-annealed sampling"
    node_type "Method"
    key "temperatureannealedsampling"
    paper_count 1
    iri "http://localhost:8080/entity/temperatureannealedsampling-79ce4ea6"
  ]
  node [
    id 143
    local_id "entity/topk-ca296ad9"
    label "TopK"
    name "TopK"
    node_type "Method"
    key "topk"
    paper_count 1
    iri "http://localhost:8080/entity/topk-ca296ad9"
  ]
  node [
    id 144
    local_id "entity/trajectoryworldmodel-52bc11d2"
    label "trajectory world model"
    name "trajectory world model"
    node_type "Method"
    key "trajectoryworldmodel"
    aliases "Trajectory world models|trajectory world models"
    paper_count 1
    iri "http://localhost:8080/entity/trajectoryworldmodel-52bc11d2"
  ]
  node [
    id 145
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
    id 146
    local_id "entity/ttsparse-133c2e80"
    label "TT-Sparse (entity/ttsparse-133c2e80)"
    name "TT-Sparse"
    node_type "Method"
    key "ttsparse @sha256:30de93c904216c1502e3794ca887947eb622c5fb8a3c9a6287d26308b0914f60"
    paper_count 1
    iri "http://localhost:8080/entity/ttsparse-133c2e80"
  ]
  node [
    id 147
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
    id 148
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
    id 149
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
    id 150
    local_id "entity/usersatisfaction-c387ae41"
    label "user satisfaction"
    name "user satisfaction"
    node_type "Metric"
    key "usersatisfaction"
    paper_count 1
    iri "http://localhost:8080/entity/usersatisfaction-c387ae41"
  ]
  node [
    id 151
    local_id "entity/velocityawareperturbationinjection-ce2ccfea"
    label "velocity-aware perturbation injection"
    name "velocity-aware perturbation injection"
    node_type "Method"
    key "velocityawareperturbationinjection"
    paper_count 1
    iri "http://localhost:8080/entity/velocityawareperturbationinjection-ce2ccfea"
  ]
  node [
    id 152
    local_id "entity/videounderstanding-4e7ca9a8"
    label "video understanding"
    name "video understanding"
    node_type "Task"
    key "videounderstanding"
    paper_count 1
    iri "http://localhost:8080/entity/videounderstanding-4e7ca9a8"
  ]
  node [
    id 153
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
    id 154
    local_id "entity/visuomotorcontrol-9f034ab3"
    label "visuomotor control"
    name "visuomotor control"
    node_type "Task"
    key "visuomotorcontrol"
    paper_count 1
    iri "http://localhost:8080/entity/visuomotorcontrol-9f034ab3"
  ]
  node [
    id 155
    local_id "entity/walking-37ff2058"
    label "walking"
    name "walking"
    node_type "Task"
    key "walking"
    paper_count 1
    iri "http://localhost:8080/entity/walking-37ff2058"
  ]
  node [
    id 156
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
    id 157
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
    id 158
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
    id 159
    local_id "entity/zeroshotgeneralization-b3a8a5d7"
    label "zero-shot generalization"
    name "zero-shot generalization"
    node_type "Task"
    key "zeroshotgeneralization"
    paper_count 1
    iri "http://localhost:8080/entity/zeroshotgeneralization-b3a8a5d7"
  ]
  node [
    id 160
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
    id 161
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
    id 162
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
    id 163
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
    id 164
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
    id 165
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
    id 166
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
    id 167
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
    id 168
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
    id 169
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
    id 170
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
    id 171
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
    id 172
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
    id 173
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
    id 174
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
    id 175
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
    id 176
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
    id 177
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
    id 178
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
    id 179
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
    id 180
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
    id 181
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
    id 182
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
    id 183
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
    id 184
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
    source 6
    target 111
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.68
    support 1
    weight 0.68
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 1
    source 21
    target 111
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.68
    support 1
    weight 0.68
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 2
    source 26
    target 1
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.68
    support 1
    weight 0.68
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:1000-1231"
    sentence "Finally, we show that architectural inductive biases provide fine-grained control over synthesized programs, establishing the Discrete Transformer as a controllable testbed for algorithm extraction and Transformer interpretability."
  ]
  edge [
    id 3
    source 26
    target 145
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.7
    support 1
    weight 0.7
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:451-605"
    sentence "We propose the Discrete Transformer, an architecture explicitly designed to bridge the gap between continuous representations and discrete symbolic logic."
  ]
  edge [
    id 4
    source 28
    target 158
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.7
    support 1
    weight 0.7
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:606-683"
    sentence "To address this, we present the Disentangled Multi-Agent World Model (DMAWM)."
  ]
  edge [
    id 5
    source 30
    target 90
    key "basedOn"
    label "basedOn"
    edge_type "basedOn"
    confidence 0.7
    support 1
    weight 0.7
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:496-758"
    sentence "A two-stage algorithm is developed: A spectral initializer computed via the power method on a Hermitian dual quaternion measurement matrix, followed by a dual quaternion generalized power method (DQGPM) that enforces feasibility through per-iteration projection."
  ]
  edge [
    id 6
    source 39
    target 20
    key "outperforms"
    label "outperforms"
    edge_type "outperforms"
    confidence 0.65
    support 1
    weight 0.65
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:769-1085"
    sentence "Evaluated on multi-domain graph reasoning benchmarks, our 4B model achieves a 53.06% average performance boost, surpassing SOTA baselines like DeepSeek-V3.2 and successfully generalizing to unseen tasks, with high potential for tackling sampling on million-node graphs and solving Hard-level LeetCode graph problems."
  ]
  edge [
    id 7
    source 39
    target 58
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.68
    support 1
    weight 0.68
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:769-1085"
    sentence "Evaluated on multi-domain graph reasoning benchmarks, our 4B model achieves a 53.06% average performance boost, surpassing SOTA baselines like DeepSeek-V3.2 and successfully generalizing to unseen tasks, with high potential for tackling sampling on million-node graphs and solving Hard-level LeetCode graph problems."
  ]
  edge [
    id 8
    source 50
    target 137
    key "trainedOn"
    label "trainedOn"
    edge_type "trainedOn"
    confidence 0.57
    support 1
    weight 0.57
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:339-629"
    sentence "TAM introduces a compact 0.1B text-only Inductor trained on our TA-116K dataset to infer task types, enabling task-aware visual budgeting and routing: a soft-gated MoE vision encoder for stability, and hard-gated resolution-specific projectors/pipelines for efficient specialization."
  ]
  edge [
    id 9
    source 50
    target 139
    key "partOf"
    label "partOf"
    edge_type "partOf"
    confidence 0.6
    support 1
    weight 0.6
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:339-629"
    sentence "TAM introduces a compact 0.1B text-only Inductor trained on our TA-116K dataset to infer task types, enabling task-aware visual budgeting and routing: a soft-gated MoE vision encoder for stability, and hard-gated resolution-specific projectors/pipelines for efficient specialization."
  ]
  edge [
    id 10
    source 53
    target 7
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.77
    support 1
    weight 0.77
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:753-834"
    sentence "On CharacterBench, KSKT achieves 6.2% overall improvement over Qwen3-4B-Thinking."
  ]
  edge [
    id 11
    source 53
    target 100
    key "outperforms"
    label "outperforms"
    edge_type "outperforms"
    confidence 0.65
    support 1
    weight 0.65
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:753-834"
    sentence "On CharacterBench, KSKT achieves 6.2% overall improvement over Qwen3-4B-Thinking."
  ]
  edge [
    id 12
    source 53
    target 121
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.77
    support 1
    weight 0.77
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:835-962"
    sentence "On SOTOPIA, KSKT improves Relationship by 19.3% over the base model&#8212;the dimension requiring explicit self-other coordination."
  ]
  edge [
    id 13
    source 59
    target 125
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.65
    support 1
    weight 0.65
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:647-821"
    sentence "Experiments on diverse MARL benchmarks show that LMAC improves state reconstruction across agents and yields substantial performance gains over prior communication baselines."
  ]
  edge [
    id 14
    source 70
    target 69
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.68
    support 1
    weight 0.68
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:1078-1275"
    sentence "Both VLM-based evaluation and a human study on MotiBench demonstrate that MotiMotion produces videos with more plausible object behaviors and interaction, and is preferred over existing approaches."
  ]
  edge [
    id 15
    source 102
    target 41
    key "usedFor"
    label "usedFor"
    edge_type "usedFor"
    confidence 0.68
    support 1
    weight 0.68
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:311-468"
    sentence "In this work, we propose Recurrent Attention-based Uncertainty Quantification (RAUQ), an unsupervised and efficient framework for identifying hallucinations."
  ]
  edge [
    id 16
    source 102
    target 97
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
    id 17
    source 102
    target 132
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
    id 18
    source 102
    target 147
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
    id 19
    source 110
    target 81
    key "outperforms"
    label "outperforms"
    edge_type "outperforms"
    confidence 0.65
    support 1
    weight 0.65
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:1040-1246"
    sentence "Experiments on multiple benchmarks demonstrate that RM-NLHF consistently outperforms state-of-the-art models trained with outcome reward, confirming the superiority of natural language over binary feedback."
  ]
  edge [
    id 20
    source 111
    target 131
    key "measuredBy"
    label "measuredBy"
    edge_type "measuredBy"
    confidence 0.72
    support 1
    weight 0.72
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 21
    source 127
    target 6
    key "outperforms"
    label "outperforms"
    edge_type "outperforms"
    confidence 0.65
    support 1
    weight 0.65
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 22
    source 127
    target 21
    key "outperforms"
    label "outperforms"
    edge_type "outperforms"
    confidence 0.65
    support 1
    weight 0.65
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 23
    source 127
    target 111
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.77
    support 1
    weight 0.77
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 24
    source 157
    target 148
    key "evaluatedOn"
    label "evaluatedOn"
    edge_type "evaluatedOn"
    confidence 0.68
    support 1
    weight 0.68
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:1319-1429"
    sentence "Finally, we deploy our model on a real-world Unitree Go1, where it demonstrates stable locomotion performance."
  ]
  edge [
    id 25
    source 160
    target 1
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 2
    weight 0.59
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:1000-1231"
    sentence "Finally, we show that architectural inductive biases provide fine-grained control over synthesized programs, establishing the Discrete Transformer as a controllable testbed for algorithm extraction and Transformer interpretability."
  ]
  edge [
    id 26
    source 160
    target 22
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:0-226"
    sentence "Algorithm extraction aims to synthesize executable programs directly from models trained on algorithmic tasks, enabling de novo recovery of executable mechanisms from weights without relying on human-written target programs."
  ]
  edge [
    id 27
    source 160
    target 26
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 3
    weight 0.87
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:451-605"
    sentence "We propose the Discrete Transformer, an architecture explicitly designed to bridge the gap between continuous representations and discrete symbolic logic."
  ]
  edge [
    id 28
    source 160
    target 46
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:606-785"
    sentence "By injecting discreteness through temperature-annealed sampling, our framework effectively leverages hypothesis testing and symbolic regression to extract human-readable programs."
  ]
  edge [
    id 29
    source 160
    target 63
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.74
    support 1
    weight 0.74
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:786-999"
    sentence "Empirically, the Discrete Transformer achieves performance comparable to the RNN-based MIPS baseline on shared discrete tasks, while broadening extraction to tasks with continuous-valued intermediate computations."
  ]
  edge [
    id 30
    source 160
    target 104
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:786-999"
    sentence "Empirically, the Discrete Transformer achieves performance comparable to the RNN-based MIPS baseline on shared discrete tasks, while broadening extraction to tasks with continuous-valued intermediate computations."
  ]
  edge [
    id 31
    source 160
    target 135
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:606-785"
    sentence "By injecting discreteness through temperature-annealed sampling, our framework effectively leverages hypothesis testing and symbolic regression to extract human-readable programs."
  ]
  edge [
    id 32
    source 160
    target 142
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:606-785"
    sentence "By injecting discreteness through temperature-annealed sampling, our framework effectively leverages hypothesis testing and symbolic regression to extract human-readable programs."
  ]
  edge [
    id 33
    source 160
    target 145
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/algorithm-extraction-aims-to-synthesize-executab-c689c5d2#abstract:227-450"
    sentence "However, applying this paradigm to Transformer is complicated by representation entanglement (e.g., superposition), where features encoded in overlapping directions substantially hinder the recovery of symbolic expressions."
  ]
  edge [
    id 34
    source 160
    target 169
    key "related"
    label "related"
    edge_type "related"
    weight 0.0272
    shared "entity/transformer-361b904b"
  ]
  edge [
    id 35
    source 160
    target 183
    key "related"
    label "related"
    edge_type "related"
    weight 0.0468
    shared "entity/transformer-361b904b"
  ]
  edge [
    id 36
    source 161
    target 9
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:566-646"
    sentence "Existing code clone detection techniques are insufficient to address this issue."
  ]
  edge [
    id 37
    source 161
    target 34
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:168-296"
    sentence "Trained deep learning models can be integrated into various applications either through fine-tuning or without any modification."
  ]
  edge [
    id 38
    source 161
    target 67
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:1194-1356"
    sentence "This method provides a unified and extensible quantitative foundation for model lineage analysis, model retrieval, and intellectual property protection of models."
  ]
  edge [
    id 39
    source 161
    target 68
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/artificial-intelligence-has-achieved-remarkable-503447df#abstract:647-762"
    sentence "In this paper, we provide the first definition of model cloning and design a method for model similarity detection."
  ]
  edge [
    id 40
    source 161
    target 181
    key "related"
    label "related"
    edge_type "related"
    weight 0.108
    shared "entity/finetuning-958e52b9"
  ]
  edge [
    id 41
    source 162
    target 7
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.92
    support 1
    weight 0.92
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:753-834"
    sentence "On CharacterBench, KSKT achieves 6.2% overall improvement over Qwen3-4B-Thinking."
  ]
  edge [
    id 42
    source 162
    target 53
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 4
    weight 0.87
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:399-652"
    sentence "We introduce the KnowSelf-KnowOther Transformer (KSKT), which embeds dual-perspective reasoning directly into the generation process via dual-stream factorized attention that processes self-understanding and other-understanding through separate streams."
  ]
  edge [
    id 43
    source 162
    target 54
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:0-171"
    sentence "As role-playing Large Language Models (LLMs) become central to personalized AI, they face a fundamental challenge: balancing character authenticity with user satisfaction."
  ]
  edge [
    id 44
    source 162
    target 94
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:172-398"
    sentence "Prior dual-process and dual-perspective approaches address this through prompt-level conditioning, auxiliary modules, or inference-time reflection&#8212;realizing duality externally rather than within the core attention mechanism."
  ]
  edge [
    id 45
    source 162
    target 100
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.74
    support 1
    weight 0.74
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:753-834"
    sentence "On CharacterBench, KSKT achieves 6.2% overall improvement over Qwen3-4B-Thinking."
  ]
  edge [
    id 46
    source 162
    target 116
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:963-1089"
    sentence "These results establish intrinsic dual-perspective reasoning as an effective architectural principle for role-playing systems."
  ]
  edge [
    id 47
    source 162
    target 121
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.92
    support 1
    weight 0.92
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:835-962"
    sentence "On SOTOPIA, KSKT improves Relationship by 19.3% over the base model&#8212;the dimension requiring explicit self-other coordination."
  ]
  edge [
    id 48
    source 162
    target 150
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/as-role-playing-large-language-models-llms-306ba094#abstract:0-171"
    sentence "As role-playing Large Language Models (LLMs) become central to personalized AI, they face a fundamental challenge: balancing character authenticity with user satisfaction."
  ]
  edge [
    id 49
    source 162
    target 163
    key "related"
    label "related"
    edge_type "related"
    weight 0.033
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 50
    source 162
    target 170
    key "related"
    label "related"
    edge_type "related"
    weight 0.0316
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 51
    source 162
    target 175
    key "related"
    label "related"
    edge_type "related"
    weight 0.0175
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 52
    source 162
    target 177
    key "related"
    label "related"
    edge_type "related"
    weight 0.0254
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 53
    source 162
    target 183
    key "related"
    label "related"
    edge_type "related"
    weight 0.0287
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 54
    source 163
    target 54
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:234-488"
    sentence "To address this, we propose LLM-driven Multi-Agent Communication (LMAC), which leverages an LLM's reasoning capability to design a communication protocol that enables all agents to reconstruct the underlying state as accurately and uniformly as possible."
  ]
  edge [
    id 55
    source 163
    target 59
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 4
    weight 0.87
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:234-488"
    sentence "To address this, we propose LLM-driven Multi-Agent Communication (LMAC), which leverages an LLM's reasoning capability to design a communication protocol that enables all agents to reconstruct the underlying state as accurately and uniformly as possible."
  ]
  edge [
    id 56
    source 163
    target 72
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 3
    weight 0.82
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:0-233|paper/communication-is-a-key-component-in-c33a128f#abstract:647-821"
    sentence "Communication is a key component in multi-agent reinforcement learning (MARL) for mitigating partial observability, yet prior approaches often rely on inefficient information exchange or fail to transmit sufficient state information."
  ]
  edge [
    id 57
    source 163
    target 83
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:0-233"
    sentence "Communication is a key component in multi-agent reinforcement learning (MARL) for mitigating partial observability, yet prior approaches often rely on inefficient information exchange or fail to transmit sufficient state information."
  ]
  edge [
    id 58
    source 163
    target 125
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:647-821"
    sentence "Experiments on diverse MARL benchmarks show that LMAC improves state reconstruction across agents and yields substantial performance gains over prior communication baselines."
  ]
  edge [
    id 59
    source 163
    target 126
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/communication-is-a-key-component-in-c33a128f#abstract:489-646"
    sentence "LMAC iteratively refines the protocol using an explicit state-awareness criterion, improving state recovery while narrowing differences in agents' knowledge."
  ]
  edge [
    id 60
    source 163
    target 170
    key "related"
    label "related"
    edge_type "related"
    weight 0.0324
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 61
    source 163
    target 175
    key "related"
    label "related"
    edge_type "related"
    weight 0.0179
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 62
    source 163
    target 177
    key "related"
    label "related"
    edge_type "related"
    weight 0.0261
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 63
    source 163
    target 183
    key "related"
    label "related"
    edge_type "related"
    weight 0.0294
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 64
    source 164
    target 11
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.56
    support 1
    weight 0.56
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:639-907"
    sentence "To further improve motion naturalness, we propose a confidence-aware control scheme that modulates guidance strength, enabling the model to closely follow high-confidence plans while correcting artifacts under low-confidence inputs with its internal generative priors."
  ]
  edge [
    id 65
    source 164
    target 49
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:908-1077"
    sentence "To support systematic evaluation, we curate a new image-to-video benchmark, MotiBench, consisting of interaction-centric scenes where new events are triggered by motion."
  ]
  edge [
    id 66
    source 164
    target 69
    key "introduces"
    label "introduces"
    edge_type "introduces"
    confidence 0.92
    support 2
    weight 0.92
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:908-1077"
    sentence "To support systematic evaluation, we curate a new image-to-video benchmark, MotiBench, consisting of interaction-centric scenes where new events are triggered by motion."
  ]
  edge [
    id 67
    source 164
    target 70
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 2
    weight 0.87
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:275-407"
    sentence "To address this, we introduce MotiMotion, a novel framework that reformulates motion control as a reasoning-then-generation problem."
  ]
  edge [
    id 68
    source 164
    target 71
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:275-407"
    sentence "To address this, we introduce MotiMotion, a novel framework that reformulates motion control as a reasoning-then-generation problem."
  ]
  edge [
    id 69
    source 164
    target 76
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:639-907"
    sentence "To further improve motion naturalness, we propose a confidence-aware control scheme that modulates guidance strength, enabling the model to closely follow high-confidence plans while correcting artifacts under low-confidence inputs with its internal generative priors."
  ]
  edge [
    id 70
    source 164
    target 153
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/current-motion-controlled-image-to-video-generat-6e698095#abstract:1078-1275"
    sentence "Both VLM-based evaluation and a human study on MotiBench demonstrate that MotiMotion produces videos with more plausible object behaviors and interaction, and is preferred over existing approaches."
  ]
  edge [
    id 71
    source 164
    target 166
    key "related"
    label "related"
    edge_type "related"
    weight 0.0624
    shared "entity/visionlanguagemodel-10689efc"
  ]
  edge [
    id 72
    source 165
    target 6
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.74
    support 1
    weight 0.74
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 73
    source 165
    target 21
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 74
    source 165
    target 24
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 4
    weight 0.82
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:0-204|paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:335-553|paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:554-861|paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1071-1255"
    sentence "Diffusion policies have recently emerged as a powerful paradigm for visuomotor control in robotic manipulation due to their ability to model the distribution of action sequences and capture multimodality."
  ]
  edge [
    id 75
    source 165
    target 51
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:205-334"
    sentence "However, iterative denoising leads to substantial inference latency, limiting control frequency in real-time closed-loop systems."
  ]
  edge [
    id 76
    source 165
    target 56
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:335-553"
    sentence "Existing acceleration methods either reduce sampling steps, bypass diffusion through direct prediction, or reuse past actions, but often struggle to jointly preserve action quality and achieve consistently low latency."
  ]
  edge [
    id 77
    source 165
    target 111
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.92
    support 1
    weight 0.92
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 78
    source 165
    target 115
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:0-204"
    sentence "Diffusion policies have recently emerged as a powerful paradigm for visuomotor control in robotic manipulation due to their ability to model the distribution of action sequences and capture multimodality."
  ]
  edge [
    id 79
    source 165
    target 127
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 2
    weight 0.87
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:554-861"
    sentence "In this work, we propose STEP, a lightweight spatiotemporal consistency prediction mechanism to construct high-quality warm-start actions that are both distributionally close to the target action and temporally consistent, without compromising the generative capability of the original diffusion policy."
  ]
  edge [
    id 80
    source 165
    target 131
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:1256-1505"
    sentence "Extensive evaluations on nine simulated benchmarks and two real-world tasks show that STEP with 2 steps can achieve an average 21.6% and 27.5% higher success rate than BRIDGER and DDIM on the RoboMimic benchmark and real-world tasks, respectively."
  ]
  edge [
    id 81
    source 165
    target 151
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.56
    support 1
    weight 0.56
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:862-1070"
    sentence "Then, we propose a velocity-aware perturbation injection mechanism that adaptively modulates actuation excitation based on temporal action variation to prevent execution stall especially for real-world tasks."
  ]
  edge [
    id 82
    source 165
    target 154
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/diffusion-policies-have-recently-emerged-as-db47d751#abstract:0-204"
    sentence "Diffusion policies have recently emerged as a powerful paradigm for visuomotor control in robotic manipulation due to their ability to model the distribution of action sequences and capture multimodality."
  ]
  edge [
    id 83
    source 165
    target 181
    key "related"
    label "related"
    edge_type "related"
    weight 0.1937
    shared "entity/roboticmanipulation-39d6aa43|entity/diffusionpolicy-2c007714"
  ]
  edge [
    id 84
    source 166
    target 3
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:329-472"
    sentence "To bridge this gap, we introduce DeepImageSearch, a novel agentic paradigm that reformulates image retrieval as an autonomous exploration task."
  ]
  edge [
    id 85
    source 166
    target 18
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 1
    weight 0.87
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:329-472"
    sentence "To bridge this gap, we introduce DeepImageSearch, a novel agentic paradigm that reformulates image retrieval as an autonomous exploration task."
  ]
  edge [
    id 86
    source 166
    target 25
    key "introduces"
    label "introduces"
    edge_type "introduces"
    confidence 0.92
    support 2
    weight 0.92
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:602-685"
    sentence "We construct DISBench, a challenging benchmark built on interconnected visual data."
  ]
  edge [
    id 87
    source 166
    target 45
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:686-967"
    sentence "To address the scalability challenge of creating context-dependent queries, we propose a human-model collaborative pipeline that employs vision-language models to mine latent spatiotemporal associations, effectively offloading intensive context discovery before human verification."
  ]
  edge [
    id 88
    source 166
    target 48
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:329-472"
    sentence "To bridge this gap, we introduce DeepImageSearch, a novel agentic paradigm that reformulates image retrieval as an autonomous exploration task."
  ]
  edge [
    id 89
    source 166
    target 61
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:968-1126"
    sentence "Furthermore, we build a robust baseline using a modular agent framework equipped with fine-grained tools and a dual-memory system for long-horizon navigation."
  ]
  edge [
    id 90
    source 166
    target 73
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:0-143"
    sentence "Existing multimodal retrieval systems excel at semantic matching but implicitly assume that query-image relevance can be measured in isolation."
  ]
  edge [
    id 91
    source 166
    target 74
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:473-601"
    sentence "Models must plan and perform multi-step reasoning over raw visual histories to locate targets based on implicit contextual cues."
  ]
  edge [
    id 92
    source 166
    target 120
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:0-143"
    sentence "Existing multimodal retrieval systems excel at semantic matching but implicitly assume that query-image relevance can be measured in isolation."
  ]
  edge [
    id 93
    source 166
    target 153
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/existing-multimodal-retrieval-systems-excel-at-66fac38b#abstract:686-967"
    sentence "To address the scalability challenge of creating context-dependent queries, we propose a human-model collaborative pipeline that employs vision-language models to mine latent spatiotemporal associations, effectively offloading intensive context discovery before human verification."
  ]
  edge [
    id 94
    source 167
    target 19
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:0-204"
    sentence "Explainable artificial intelligence (XAI) aims to provide human-interpretable insights into the behavior of deep neural networks (DNNs), typically by estimating a simplified causal structure of the model."
  ]
  edge [
    id 95
    source 167
    target 31
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 4
    weight 0.82
    evidence "paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:0-204|paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:848-1013|paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:1147-1345"
    sentence "Explainable artificial intelligence (XAI) aims to provide human-interpretable insights into the behavior of deep neural networks (DNNs), typically by estimating a simplified causal structure of the model."
  ]
  edge [
    id 96
    source 167
    target 47
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.92
    support 1
    weight 0.92
    evidence "paper/explainable-artificial-intelligence-xai-aims-to-d6a80514#abstract:1147-1345"
    sentence "Across experiments, we show how mainstream XAI methods can be used to reveal and explain encoded absences, how ImageNet models exploit them, and that debiasing can be improved when considering them."
  ]
  edge [
    id 97
    source 168
    target 82
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.75
    support 1
    weight 0.75
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:652-808"
    sentence "We validate our approach through three visual design tasks (pattern design, paper-cutting design and stylized topology design) and one material design task."
  ]
  edge [
    id 98
    source 168
    target 84
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.75
    support 1
    weight 0.75
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:652-808"
    sentence "We validate our approach through three visual design tasks (pattern design, paper-cutting design and stylized topology design) and one material design task."
  ]
  edge [
    id 99
    source 168
    target 129
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.75
    support 1
    weight 0.75
    evidence "paper/generating-objects-with-specific-symmetries-is-0313aa4a#abstract:652-808"
    sentence "We validate our approach through three visual design tasks (pattern design, paper-cutting design and stylized topology design) and one material design task."
  ]
  edge [
    id 100
    source 169
    target 35
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:299-559"
    sentence "By enforcing a strict unit-norm constraint (|z| = 1) and replacing attention with gated harmonic convolutions, the model is encouraged to utilize subtractive interference in the frequency domain to suppress noise, rather than relying on magnitude-based gating."
  ]
  edge [
    id 101
    source 169
    target 78
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:1020-1179"
    sentence "Together, these results suggest that phase-based spectral interference is a usable computational mechanism for neural sequence modeling at the evaluated scale."
  ]
  edge [
    id 102
    source 169
    target 86
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:1020-1179"
    sentence "Together, these results suggest that phase-based spectral interference is a usable computational mechanism for neural sequence modeling at the evaluated scale."
  ]
  edge [
    id 103
    source 169
    target 92
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 1
    weight 0.87
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:166-298"
    sentence "To disentangle these factors, we introduce PRISM, a complex-valued architecture designed to isolate the computational role of phase."
  ]
  edge [
    id 104
    source 169
    target 130
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:299-559"
    sentence "By enforcing a strict unit-norm constraint (|z| = 1) and replacing attention with gated harmonic convolutions, the model is encouraged to utilize subtractive interference in the frequency domain to suppress noise, rather than relying on magnitude-based gating."
  ]
  edge [
    id 105
    source 169
    target 145
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/in-standard-transformer-architectures-semantic-i-8b91fa21#abstract:0-165"
    sentence "In standard Transformer architectures, semantic importance is often conflated with activation magnitude, obscuring the geometric structure of latent representations."
  ]
  edge [
    id 106
    source 169
    target 183
    key "related"
    label "related"
    edge_type "related"
    weight 0.0275
    shared "entity/transformer-361b904b"
  ]
  edge [
    id 107
    source 170
    target 20
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:769-1085"
    sentence "Evaluated on multi-domain graph reasoning benchmarks, our 4B model achieves a 53.06% average performance boost, surpassing SOTA baselines like DeepSeek-V3.2 and successfully generalizing to unseen tasks, with high potential for tackling sampling on million-node graphs and solving Hard-level LeetCode graph problems."
  ]
  edge [
    id 108
    source 170
    target 39
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 3
    weight 0.87
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:207-392"
    sentence "To solve this, we propose GRASP (Graph Reasoning via Agentic Solving and Probing), shifting the paradigm from passive ingestion to proactive agentic exploration."
  ]
  edge [
    id 109
    source 170
    target 40
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:580-768"
    sentence "We employ a staged reinforcement learning strategy (GRPO) that transitions from visible tuning to a structure-blind environment, forcing the agent to develop genuine topological awareness."
  ]
  edge [
    id 110
    source 170
    target 41
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:0-206"
    sentence "Integrating graph knowledge into Large Language Models (LLMs) via passive representation faces critical bottlenecks: limited context windows, unreliable numerical computation, and structural hallucinations."
  ]
  edge [
    id 111
    source 170
    target 54
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 3
    weight 0.82
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:0-206"
    sentence "Integrating graph knowledge into Large Language Models (LLMs) via passive representation faces critical bottlenecks: limited context windows, unreliable numerical computation, and structural hallucinations."
  ]
  edge [
    id 112
    source 170
    target 58
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.92
    support 1
    weight 0.92
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:769-1085"
    sentence "Evaluated on multi-domain graph reasoning benchmarks, our 4B model achieves a 53.06% average performance boost, surpassing SOTA baselines like DeepSeek-V3.2 and successfully generalizing to unseen tasks, with high potential for tackling sampling on million-node graphs and solving Hard-level LeetCode graph problems."
  ]
  edge [
    id 113
    source 170
    target 77
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:393-579"
    sentence "By interleaving Neighbor Retrieval for on-demand probing with Code Interpreter as a deterministic solver, GRASP enables LLMs to autonomously navigate and compute over complex topologies."
  ]
  edge [
    id 114
    source 170
    target 79
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:393-579"
    sentence "By interleaving Neighbor Retrieval for on-demand probing with Code Interpreter as a deterministic solver, GRASP enables LLMs to autonomously navigate and compute over complex topologies."
  ]
  edge [
    id 115
    source 170
    target 107
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/integrating-graph-knowledge-into-large-language-c326335b#abstract:580-768"
    sentence "We employ a staged reinforcement learning strategy (GRPO) that transitions from visible tuning to a structure-blind environment, forcing the agent to develop genuine topological awareness."
  ]
  edge [
    id 116
    source 170
    target 175
    key "related"
    label "related"
    edge_type "related"
    weight 0.1668
    shared "entity/grouprelativepolicyoptimization-2e65a90b|entity/reinforcementlearning-f85d2769|entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 117
    source 170
    target 177
    key "related"
    label "related"
    edge_type "related"
    weight 0.025
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 118
    source 170
    target 181
    key "related"
    label "related"
    edge_type "related"
    weight 0.0642
    shared "entity/reinforcementlearning-f85d2769"
  ]
  edge [
    id 119
    source 170
    target 183
    key "related"
    label "related"
    edge_type "related"
    weight 0.1387
    shared "entity/hallucination-2c229d9f|entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 120
    source 171
    target 8
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.74
    support 1
    weight 0.74
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:708-916"
    sentence "Crucially, the forward pass remains sparse, enabling each node (and the entire model) to be transformed exactly into compact, globally interpretable DNF/CNF Boolean formulas via Quine&#8211;McCluskey minimization."
  ]
  edge [
    id 121
    source 171
    target 17
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:0-138"
    sentence "Interpretable machine learning is essential in high-stakes domains where decision-making requires accountability, transparency, and trust."
  ]
  edge [
    id 122
    source 171
    target 29
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.74
    support 1
    weight 0.74
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:708-916"
    sentence "Crucially, the forward pass remains sparse, enabling each node (and the entire model) to be transformed exactly into compact, globally interpretable DNF/CNF Boolean formulas via Quine&#8211;McCluskey minimization."
  ]
  edge [
    id 123
    source 171
    target 32
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
    id 124
    source 171
    target 98
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:708-916"
    sentence "Crucially, the forward pass remains sparse, enabling each node (and the entire model) to be transformed exactly into compact, globally interpretable DNF/CNF Boolean formulas via Quine&#8211;McCluskey minimization."
  ]
  edge [
    id 125
    source 171
    target 105
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:917-1157"
    sentence "Extensive empirical results across 28 datasets spanning binary, multiclass, and regression tasks show that the learned sparse rules exhibit superior predictive performance with lower complexity compared to existing state-of-the-art methods."
  ]
  edge [
    id 126
    source 171
    target 128
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:507-707"
    sentence "A key contribution of our approach is a new soft TopK operator with straight-through estimation for learning discrete, cardinality-constrained feature selection in an end-to-end differentiable manner."
  ]
  edge [
    id 127
    source 171
    target 143
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.74
    support 1
    weight 0.74
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:507-707"
    sentence "A key contribution of our approach is a new soft TopK operator with straight-through estimation for learning discrete, cardinality-constrained feature selection in an end-to-end differentiable manner."
  ]
  edge [
    id 128
    source 171
    target 146
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 1
    weight 0.87
    evidence "paper/interpretable-machine-learning-is-essential-in-9345aeb8#abstract:341-506"
    sentence "To address this, we introduce TT-Sparse, a flexible neural building block that leverages differentiable truth tables as nodes to learn sparse, effective connections."
  ]
  edge [
    id 129
    source 172
    target 10
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/mixed-integer-optimization-solvers-often-find-op-c572175e#abstract:0-147"
    sentence "Mixed-integer optimization solvers often find optimal solutions early in the search, yet spend the majority of computation time proving optimality."
  ]
  edge [
    id 130
    source 172
    target 12
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/mixed-integer-optimization-solvers-often-find-op-c572175e#abstract:255-473"
    sentence "Our method trains a neural network to estimate the true optimality gap from the solver state, then uses conformal prediction to calibrate a stopping threshold with rigorous probabilistic guarantees on solution quality."
  ]
  edge [
    id 131
    source 172
    target 27
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.92
    support 1
    weight 0.92
    evidence "paper/mixed-integer-optimization-solvers-often-find-op-c572175e#abstract:474-694"
    sentence "On six problem families from the Distributional MIPLIB library, our method reduces solve time by over 60% while guaranteeing 0.1%-optimal solutions with 95% probability for new instances drawn from the same distribution."
  ]
  edge [
    id 132
    source 172
    target 80
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/mixed-integer-optimization-solvers-often-find-op-c572175e#abstract:255-473"
    sentence "Our method trains a neural network to estimate the true optimality gap from the solver state, then uses conformal prediction to calibrate a stopping threshold with rigorous probabilistic guarantees on solution quality."
  ]
  edge [
    id 133
    source 173
    target 23
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 3
    weight 0.82
    evidence "paper/modality-translation-is-inherently-under-constra-739382e4#abstract:306-523"
    sentence "We propose a diffusion-bridge framework that characterizes the space of admissible solutions and restricts it via alignment constraints, treating paired supervision as an optional heuristic rather than a prerequisite."
  ]
  edge [
    id 134
    source 173
    target 65
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 3
    weight 0.59
    evidence "paper/modality-translation-is-inherently-under-constra-739382e4#abstract:860-977"
    sentence "These results highlight diffusion bridges as a flexible foundation for modality translation beyond fully paired data."
  ]
  edge [
    id 135
    source 173
    target 65
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.59
    support 3
    weight 0.59
    evidence "paper/modality-translation-is-inherently-under-constra-739382e4#abstract:524-708"
    sentence "We validate our method on synthetic and real modality translation benchmarks across unpaired, semi-paired, and paired regimes, showing consistent performance across supervision levels."
  ]
  edge [
    id 136
    source 174
    target 4
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:298-514"
    sentence "However, we demonstrate that such binary classification tasks make GRMs susceptible to guessing correct outcomes without sound critiques, introducing noise into the reward signal and impairing learning effectiveness."
  ]
  edge [
    id 137
    source 174
    target 38
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 5
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:0-152"
    sentence "Reinforcement Learning with Verifiable Reward (RLVR) on preference data has become the mainstream approach for training Generative Reward Models (GRMs)."
  ]
  edge [
    id 138
    source 174
    target 62
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 1
    weight 0.87
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:851-1039"
    sentence "Considering that human critiques are difficult to scale, we introduce MetaRM which learns to predict process reward from datasets with human critiques and generalizes to data without them."
  ]
  edge [
    id 139
    source 174
    target 81
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:1040-1246"
    sentence "Experiments on multiple benchmarks demonstrate that RM-NLHF consistently outperforms state-of-the-art models trained with outcome reward, confirming the superiority of natural language over binary feedback."
  ]
  edge [
    id 140
    source 174
    target 93
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 3
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:515-682|paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:683-850|paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:851-1039"
    sentence "To address this, we propose Reward Modeling from Natural Language Human Feedback (RM-NLHF), which leverages natural language feedback to obtain process reward signals."
  ]
  edge [
    id 141
    source 174
    target 108
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
    id 142
    source 174
    target 110
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 3
    weight 0.87
    evidence "paper/reinforcement-learning-with-verifiable-reward-rl-8cf35d88#abstract:515-682"
    sentence "To address this, we propose Reward Modeling from Natural Language Human Feedback (RM-NLHF), which leverages natural language feedback to obtain process reward signals."
  ]
  edge [
    id 143
    source 174
    target 175
    key "related"
    label "related"
    edge_type "related"
    weight 0.087
    shared "entity/reinforcementlearningwithverifiablereward-a24a7eca"
  ]
  edge [
    id 144
    source 175
    target 0
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 3
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:643-855|paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:856-1044"
    sentence "We find that asymmetric weighting particularly benefits from-scratch RL (as in R1-Zero), where training traverses a wide accuracy range, and less so in post-SFT RL where the model already starts at high accuracy."
  ]
  edge [
    id 145
    source 175
    target 15
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:288-493"
    sentence "The most popular algorithms including GRPO, DAPO, and RLOO focus on ambiguous prompts, i.e., prompts with intermediate success probability, while downgrading gradients with very easy and very hard prompts."
  ]
  edge [
    id 146
    source 175
    target 40
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:288-493"
    sentence "The most popular algorithms including GRPO, DAPO, and RLOO focus on ambiguous prompts, i.e., prompts with intermediate success probability, while downgrading gradients with very easy and very hard prompts."
  ]
  edge [
    id 147
    source 175
    target 54
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:0-124"
    sentence "Reinforcement learning with verifiable rewards has driven recent advances in LLM post-training, in particular for reasoning."
  ]
  edge [
    id 148
    source 175
    target 87
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:125-287"
    sentence "Policy optimization algorithms generate a number of responses for a given prompt and then effectively weight the corresponding gradients depending on the rewards."
  ]
  edge [
    id 149
    source 175
    target 89
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:0-124"
    sentence "Reinforcement learning with verifiable rewards has driven recent advances in LLM post-training, in particular for reasoning."
  ]
  edge [
    id 150
    source 175
    target 101
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.74
    support 1
    weight 0.74
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:643-855"
    sentence "We find that asymmetric weighting particularly benefits from-scratch RL (as in R1-Zero), where training traverses a wide accuracy range, and less so in post-SFT RL where the model already starts at high accuracy."
  ]
  edge [
    id 151
    source 175
    target 106
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:288-493"
    sentence "The most popular algorithms including GRPO, DAPO, and RLOO focus on ambiguous prompts, i.e., prompts with intermediate success probability, while downgrading gradients with very easy and very hard prompts."
  ]
  edge [
    id 152
    source 175
    target 107
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:643-855"
    sentence "We find that asymmetric weighting particularly benefits from-scratch RL (as in R1-Zero), where training traverses a wide accuracy range, and less so in post-SFT RL where the model already starts at high accuracy."
  ]
  edge [
    id 153
    source 175
    target 108
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/reinforcement-learning-with-verifiable-rewards-h-9f7e3c0a#abstract:0-124"
    sentence "Reinforcement learning with verifiable rewards has driven recent advances in LLM post-training, in particular for reasoning."
  ]
  edge [
    id 154
    source 175
    target 133
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
    id 155
    source 175
    target 176
    key "related"
    label "related"
    edge_type "related"
    weight 0.1378
    shared "entity/policyoptimization-002528fc"
  ]
  edge [
    id 156
    source 175
    target 177
    key "related"
    label "related"
    edge_type "related"
    weight 0.0138
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 157
    source 175
    target 181
    key "related"
    label "related"
    edge_type "related"
    weight 0.0709
    shared "entity/reinforcementlearning-f85d2769"
  ]
  edge [
    id 158
    source 175
    target 183
    key "related"
    label "related"
    edge_type "related"
    weight 0.0156
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 159
    source 176
    target 87
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:717-903"
    sentence "The learned score guides model-based policy optimization by dynamically balancing safety and performance, enabling flexible and adaptive multi-step planning in imagination-based control."
  ]
  edge [
    id 160
    source 176
    target 117
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:0-125"
    sentence "Safe reinforcement learning (Safe RL) seeks to optimize long-term performance while ensuring adherence to safety constraints."
  ]
  edge [
    id 161
    source 176
    target 118
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:904-1086"
    sentence "Across diverse safety benchmarks, USB-RL achieves strong returns while substantially reducing safety violations, demonstrating stable and interpretable safety&#8211;performance trade-offs."
  ]
  edge [
    id 162
    source 176
    target 149
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 3
    weight 0.87
    evidence "paper/safe-reinforcement-learning-safe-rl-seeks-e2620573#abstract:347-520"
    sentence "We present USB-RL (Unsupervised Score-Balanced Reinforcement Learning), a model-based framework that learns implicit safety&#8211;performance preferences directly from experience."
  ]
  edge [
    id 163
    source 177
    target 50
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 1
    weight 0.87
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:339-629"
    sentence "TAM introduces a compact 0.1B text-only Inductor trained on our TA-116K dataset to infer task types, enabling task-aware visual budgeting and routing: a soft-gated MoE vision encoder for stability, and hard-gated resolution-specific projectors/pipelines for efficient specialization."
  ]
  edge [
    id 164
    source 177
    target 54
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 165
    source 177
    target 54
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 166
    source 177
    target 55
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:0-171"
    sentence "Should an LVLM use the same video processing pipeline for comprehending the main idea of a 2-hour movie and counting the birds appearing in a 15-second clip?"
  ]
  edge [
    id 167
    source 177
    target 64
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 3
    weight 0.82
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:172-338|paper/should-an-lvlm-use-the-same-43c0bdda#abstract:339-629"
    sentence "We present Task-Aware Mechanism (TAM), a hybrid-gated Mixture-of-Experts (MoE) vision tower that adapts frame count and resolution to the user query and video length."
  ]
  edge [
    id 168
    source 177
    target 99
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.74
    support 1
    weight 0.74
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 169
    source 177
    target 137
    key "introduces"
    label "introduces"
    edge_type "introduces"
    confidence 0.92
    support 1
    weight 0.92
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:339-629"
    sentence "TAM introduces a compact 0.1B text-only Inductor trained on our TA-116K dataset to infer task types, enabling task-aware visual budgeting and routing: a soft-gated MoE vision encoder for stability, and hard-gated resolution-specific projectors/pipelines for efficient specialization."
  ]
  edge [
    id 170
    source 177
    target 138
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 1
    weight 0.87
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 171
    source 177
    target 139
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 3
    weight 0.87
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:172-338"
    sentence "We present Task-Aware Mechanism (TAM), a hybrid-gated Mixture-of-Experts (MoE) vision tower that adapts frame count and resolution to the user query and video length."
  ]
  edge [
    id 172
    source 177
    target 140
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:630-862"
    sentence "The explicit budget also separates task classification from downstream visual-language reasoning, making routing decisions easier to inspect and helping diagnose when fixed visual pipelines under-sample temporal or spatial evidence."
  ]
  edge [
    id 173
    source 177
    target 152
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/should-an-lvlm-use-the-same-43c0bdda#abstract:863-1130"
    sentence "Built on Qwen2-7B, TallVA-8B-A7B achieves state-of-the-art performance among models with comparable LLMs on most video benchmarks and remains competitive against stronger-LLM baselines, showing that task-aware visual budgeting makes video understanding more holistic."
  ]
  edge [
    id 174
    source 177
    target 183
    key "related"
    label "related"
    edge_type "related"
    weight 0.0227
    shared "entity/largelanguagemodel-65e86b92"
  ]
  edge [
    id 175
    source 178
    target 0
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:971-1174"
    sentence "Experiments on synthetic benchmarks and real-world multi-scan point-set registration demonstrate that the proposed pipeline improves both accuracy and efficiency over representative matrix-based methods."
  ]
  edge [
    id 176
    source 178
    target 30
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 3
    weight 0.87
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:496-758"
    sentence "A two-stage algorithm is developed: A spectral initializer computed via the power method on a Hermitian dual quaternion measurement matrix, followed by a dual quaternion generalized power method (DQGPM) that enforces feasibility through per-iteration projection."
  ]
  edge [
    id 177
    source 178
    target 85
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:496-758"
    sentence "A two-stage algorithm is developed: A spectral initializer computed via the power method on a Hermitian dual quaternion measurement matrix, followed by a dual quaternion generalized power method (DQGPM) that enforces feasibility through per-iteration projection."
  ]
  edge [
    id 178
    source 178
    target 90
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:496-758"
    sentence "A two-stage algorithm is developed: A spectral initializer computed via the power method on a Hermitian dual quaternion measurement matrix, followed by a dual quaternion generalized power method (DQGPM) that enforces feasibility through per-iteration projection."
  ]
  edge [
    id 179
    source 178
    target 96
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 3
    weight 0.82
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:357-495"
    sentence "This paper adopts a dual quaternion representation and formulates SE(3) synchronization directly over the unit dual quaternion."
  ]
  edge [
    id 180
    source 178
    target 122
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 3
    weight 0.82
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:0-192|paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:357-495"
    sentence "Synchronization over the special Euclidean group SE(3) aims to recover absolute poses from noisy pairwise relative transformations and is a core primitive in robotics and 3D vision."
  ]
  edge [
    id 181
    source 178
    target 123
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/synchronization-over-the-special-euclidean-group-97cd4caf#abstract:759-970"
    sentence "The estimation error bounds are established for spectral estimators, and DQGPM is shown to admits a finite-iteration error bound and achieves linear error contraction up to an explicit noise-dependent threshold."
  ]
  edge [
    id 182
    source 179
    target 43
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 183
    source 179
    target 57
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 1
    weight 0.87
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459"
    sentence "We present Learning to Reconfigure, a holistic pipeline for configuration-control co-optimization of reconfigurable robots in heterogeneous locomotion tasks consisting of several sub-tasks."
  ]
  edge [
    id 184
    source 179
    target 60
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We evaluate our pipeline on locomotion tasks across walking, flying, and swimming, and compare with the state-of-the-art baselines, including single-robot control and multi-morphology co-optimization algorithms."
  ]
  edge [
    id 185
    source 179
    target 103
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:169-269|paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:270-459"
    sentence "On the other hand, existing designs for reconfigurable robots require human-designed configurations."
  ]
  edge [
    id 186
    source 179
    target 112
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:0-168"
    sentence "Traditional robot co-design approaches typically converge to one configuration, which do not explore the flexibility from reconfiguration on heterogeneous environments."
  ]
  edge [
    id 187
    source 179
    target 113
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We evaluate our pipeline on locomotion tasks across walking, flying, and swimming, and compare with the state-of-the-art baselines, including single-robot control and multi-morphology co-optimization algorithms."
  ]
  edge [
    id 188
    source 179
    target 134
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We evaluate our pipeline on locomotion tasks across walking, flying, and swimming, and compare with the state-of-the-art baselines, including single-robot control and multi-morphology co-optimization algorithms."
  ]
  edge [
    id 189
    source 179
    target 155
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/traditional-robot-co-design-approaches-typically-8b294941#abstract:798-1009"
    sentence "We evaluate our pipeline on locomotion tasks across walking, flying, and swimming, and compare with the state-of-the-art baselines, including single-robot control and multi-morphology co-optimization algorithms."
  ]
  edge [
    id 190
    source 179
    target 180
    key "related"
    label "related"
    edge_type "related"
    weight 0.0805
    shared "entity/locomotion-4ee2cc31"
  ]
  edge [
    id 191
    source 180
    target 33
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:897-1137"
    sentence "After pretraining on 89 complex environments spanning diverse morphologies across both simulation and real-world settings, WestWorld achieves significant improvements over competitive baselines in zero- and few-shot trajectory prediction."
  ]
  edge [
    id 192
    source 180
    target 60
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:1319-1429"
    sentence "Finally, we deploy our model on a real-world Unitree Go1, where it demonstrates stable locomotion performance."
  ]
  edge [
    id 193
    source 180
    target 66
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:1138-1318"
    sentence "Additionally, it shows strong scalability across a wide range of robotic environments and significantly improves performance on downstream model-based control for different robots."
  ]
  edge [
    id 194
    source 180
    target 91
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:897-1137"
    sentence "After pretraining on 89 complex environments spanning diverse morphologies across both simulation and real-world settings, WestWorld achieves significant improvements over competitive baselines in zero- and few-shot trajectory prediction."
  ]
  edge [
    id 195
    source 180
    target 114
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:0-96"
    sentence "Trajectory world models play a crucial role in robotic dynamics learning, planning, and control."
  ]
  edge [
    id 196
    source 180
    target 136
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 2
    weight 0.87
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:463-681"
    sentence "To tackle the scalability challenge, we propose a novel system-aware Mixture-of-Experts (Sys-MoE) that dynamically combines and routes specialized experts for different robotic systems via a learnable system embedding."
  ]
  edge [
    id 197
    source 180
    target 144
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.59
    support 2
    weight 0.59
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:0-96|paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:97-305"
    sentence "Trajectory world models play a crucial role in robotic dynamics learning, planning, and control."
  ]
  edge [
    id 198
    source 180
    target 148
    key "deployedOn"
    label "deployedOn"
    edge_type "deployedOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:1319-1429"
    sentence "Finally, we deploy our model on a real-world Unitree Go1, where it demonstrates stable locomotion performance."
  ]
  edge [
    id 199
    source 180
    target 157
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 3
    weight 0.87
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:306-462"
    sentence "To address these limitations, we introduce WestWorld, a knowledge-Encoded Scalable Trajectory World model for diverse robotic systems."
  ]
  edge [
    id 200
    source 180
    target 159
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/trajectory-world-models-play-a-crucial-743dfbb3#abstract:682-896"
    sentence "To further enhance zero-shot generalization, we incorporate domain knowledge of robot physical structures by introducing a structural embedding that aligns trajectory representations with morphological information."
  ]
  edge [
    id 201
    source 181
    target 24
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:169-354"
    sentence "Existing methods for RL fine-tuning of generative policies (e.g., diffusion policies) improve task performance but often collapse diverse behaviors into a single reward-maximizing mode."
  ]
  edge [
    id 202
    source 181
    target 34
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:671-888"
    sentence "Experiments on robotic manipulation tasks demonstrate that our method consistently outperforms conventional fine-tuning approaches, achieving higher success rates and preserving richer multimodal action distributions."
  ]
  edge [
    id 203
    source 181
    target 37
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 3
    weight 0.82
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:0-168|paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:169-354"
    sentence "We address the problem of fine-tuning pre-trained generative policies with reinforcement learning (RL) while preserving the multimodality of their action distributions."
  ]
  edge [
    id 204
    source 181
    target 52
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:497-670"
    sentence "The discovered modes enable the use of mutual information as an intrinsic reward, regularizing RL fine-tuning to enhance task success while maintaining behavioral diversity."
  ]
  edge [
    id 205
    source 181
    target 75
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:497-670"
    sentence "The discovered modes enable the use of mutual information as an intrinsic reward, regularizing RL fine-tuning to enhance task success while maintaining behavioral diversity."
  ]
  edge [
    id 206
    source 181
    target 107
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:0-168"
    sentence "We address the problem of fine-tuning pre-trained generative policies with reinforcement learning (RL) while preserving the multimodality of their action distributions."
  ]
  edge [
    id 207
    source 181
    target 109
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:169-354|paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:497-670"
    sentence "Existing methods for RL fine-tuning of generative policies (e.g., diffusion policies) improve task performance but often collapse diverse behaviors into a single reward-maximizing mode."
  ]
  edge [
    id 208
    source 181
    target 115
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:671-888"
    sentence "Experiments on robotic manipulation tasks demonstrate that our method consistently outperforms conventional fine-tuning approaches, achieving higher success rates and preserving richer multimodal action distributions."
  ]
  edge [
    id 209
    source 181
    target 131
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:671-888"
    sentence "Experiments on robotic manipulation tasks demonstrate that our method consistently outperforms conventional fine-tuning approaches, achieving higher success rates and preserving richer multimodal action distributions."
  ]
  edge [
    id 210
    source 181
    target 141
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/we-address-the-problem-of-fine-tuning-2ea51d35#abstract:497-670"
    sentence "The discovered modes enable the use of mutual information as an intrinsic reward, regularizing RL fine-tuning to enhance task success while maintaining behavioral diversity."
  ]
  edge [
    id 211
    source 182
    target 5
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:193-326"
    sentence "In this work, we theoretically investigate how W2SG can arise via a generalized bias&#8211;variance decomposition under Bregman divergence."
  ]
  edge [
    id 212
    source 182
    target 14
    key "comparesWith"
    label "comparesWith"
    edge_type "comparesWith"
    confidence 0.82
    support 4
    weight 0.82
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:1137-1283"
    sentence "We also find that the reverse cross-entropy, unlike the standard forward cross-entropy, is less sensitive to the teacher's predictive uncertainty."
  ]
  edge [
    id 213
    source 182
    target 14
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 4
    weight 0.82
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:1284-1441"
    sentence "Finally, we verify these theoretical insights empirically and demonstrate that incorporating reverse cross-entropy consistently improves student performance."
  ]
  edge [
    id 214
    source 182
    target 36
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:193-326"
    sentence "In this work, we theoretically investigate how W2SG can arise via a generalized bias&#8211;variance decomposition under Bregman divergence."
  ]
  edge [
    id 215
    source 182
    target 88
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:327-472"
    sentence "We show that the expected population risk gap between the student and the teacher is characterized by the expected misfit between the two models."
  ]
  edge [
    id 216
    source 182
    target 156
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 5
    weight 0.82
    evidence "paper/weak-to-strong-generalization-w2sg-is-the-phenom-8b8be29e#abstract:193-326"
    sentence "In this work, we theoretically investigate how W2SG can arise via a generalized bias&#8211;variance decomposition under Bregman divergence."
  ]
  edge [
    id 217
    source 183
    target 2
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:469-675|paper/while-large-language-models-llms-have-aba83057#abstract:676-902"
    sentence "The method leverages an observation about transformer attention behavior: when incorrect information is generated, certain &quot;uncertainty-aware&quot; attention heads tend to reduce their focus on preceding tokens."
  ]
  edge [
    id 218
    source 183
    target 41
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 2
    weight 0.82
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:311-468"
    sentence "In this work, we propose Recurrent Attention-based Uncertainty Quantification (RAUQ), an unsupervised and efficient framework for identifying hallucinations."
  ]
  edge [
    id 219
    source 183
    target 42
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:1192-1372"
    sentence "Since it requires neither labeled data nor extensive parameter tuning, RAUQ serves as a lightweight, plug-and-play solution for real-time hallucination detection in white-box LLMs."
  ]
  edge [
    id 220
    source 183
    target 54
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 4
    weight 0.82
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:0-147|paper/while-large-language-models-llms-have-aba83057#abstract:903-1103|paper/while-large-language-models-llms-have-aba83057#abstract:1192-1372"
    sentence "While large language models (LLMs) have become highly capable, they remain prone to factual inaccuracies, commonly referred to as &quot;hallucinations.&quot;"
  ]
  edge [
    id 221
    source 183
    target 97
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:903-1103"
    sentence "Through experiments on twelve datasets spanning question answering, summarization, and translation across nine different LLMs, we show that RAUQ consistently outperforms state-of-the-art UQ baselines."
  ]
  edge [
    id 222
    source 183
    target 102
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 5
    weight 0.87
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:311-468"
    sentence "In this work, we propose Recurrent Attention-based Uncertainty Quantification (RAUQ), an unsupervised and efficient framework for identifying hallucinations."
  ]
  edge [
    id 223
    source 183
    target 132
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:903-1103"
    sentence "Through experiments on twelve datasets spanning question answering, summarization, and translation across nine different LLMs, we show that RAUQ consistently outperforms state-of-the-art UQ baselines."
  ]
  edge [
    id 224
    source 183
    target 145
    key "uses"
    label "uses"
    edge_type "uses"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:469-675"
    sentence "The method leverages an observation about transformer attention behavior: when incorrect information is generated, certain &quot;uncertainty-aware&quot; attention heads tend to reduce their focus on preceding tokens."
  ]
  edge [
    id 225
    source 183
    target 147
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.82
    support 3
    weight 0.82
    evidence "paper/while-large-language-models-llms-have-aba83057#abstract:148-310|paper/while-large-language-models-llms-have-aba83057#abstract:903-1103"
    sentence "Uncertainty quantification (UQ) offers a promising way to mitigate this issue, but most existing methods are computationally intensive and/or require supervision."
  ]
  edge [
    id 226
    source 184
    target 13
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:1382-1593"
    sentence "Empirically, DMAWM outperforms existing model-based and model-free approaches in convergence speed and final performance, with additional visualization demonstrating its efficacy in capturing agent interactions."
  ]
  edge [
    id 227
    source 184
    target 16
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:375-605"
    sentence "Existing methods either reconstruct the observation for each agent or employ communication to maintain correlation during execution, failing to learn disentangled latent states that are crucial for effective decentralized control."
  ]
  edge [
    id 228
    source 184
    target 28
    key "proposes"
    label "proposes"
    edge_type "proposes"
    confidence 0.87
    support 3
    weight 0.87
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:606-683"
    sentence "To address this, we present the Disentangled Multi-Agent World Model (DMAWM)."
  ]
  edge [
    id 229
    source 184
    target 44
    key "addresses"
    label "addresses"
    edge_type "addresses"
    confidence 0.59
    support 1
    weight 0.59
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:0-130"
    sentence "World models enable learning policies via latent imagination, offering benefits such as history compression and sample efficiency."
  ]
  edge [
    id 230
    source 184
    target 119
    key "evaluatesOn"
    label "evaluatesOn"
    edge_type "evaluatesOn"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:0-130"
    sentence "World models enable learning policies via latent imagination, offering benefits such as history compression and sample efficiency."
  ]
  edge [
    id 231
    source 184
    target 124
    key "mentions"
    label "mentions"
    edge_type "mentions"
    confidence 0.82
    support 1
    weight 0.82
    evidence "paper/world-models-enable-learning-policies-via-c2657e74#abstract:131-374"
    sentence "The primary challenge in applying world models to multi-agent tasks is that modeling multi-agent dynamics in latent space requires integrating information from different agents, often creating spurious correlations between their latent states."
  ]
  edge [
    id 232
    source 184
    target 158
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
