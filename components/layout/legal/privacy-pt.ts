import type { LegalText } from "@/components/layout/legal/legal-text";

/** The privacy policy in Portuguese (GDPR, art. 13). */
export const privacyPt: LegalText = (facts) => [
  {
    id: "controller",
    title: "Quem decide sobre os seus dados",
    blocks: [
      facts.company.name
        ? `O responsável pelo tratamento dos dados (titolare del trattamento) é ${[facts.company.name, facts.company.address, facts.company.vat && `Partita IVA (número fiscal) ${facts.company.vat}`].filter(Boolean).join(", ")}. Nesta página “nós” quer dizer o responsável pelo tratamento.`
        : "Nesta instalação o responsável pelo tratamento dos dados (titolare del trattamento) ainda não está indicado: quem a gere não escreveu os dados da empresa. Antes de criar a conta, pergunte a quem deu a você o endereço do site.",
      facts.company.email
        ? `Para qualquer pergunta sobre os seus dados, escreva para [${facts.company.email}](mailto:${facts.company.email}).`
        : "Nesta instalação ainda não está indicado um e-mail para as perguntas sobre os dados.",
    ],
  },
  {
    id: "data",
    title: "Que dados usamos e por que motivo",
    blocks: [
      "Pedimos só os dados de que precisamos. Para cada dado você encontra o motivo, a base no regulamento europeu (GDPR) e o tempo.",
      {
        table: {
          caption: "Os dados, o motivo, a base legal e o tempo",
          head: ["O quê", "Motivo", "Base legal", "Por quanto tempo"],
          rows: [
            [
              "Nome, sobrenome (cognome), data e lugar de nascimento",
              "Saber quem usa a conta: o acesso é pessoal",
              "Contrato (art. 6.1.b GDPR)",
              `Até ${facts.accountDataMonths} meses depois do fim do acesso`,
            ],
            [
              "E-mail e senha",
              "Deixar você entrar e mandar as mensagens importantes. Da senha conservamos só um código calculado a partir dela (hash): ninguém pode lê-la",
              "Contrato (art. 6.1.b GDPR)",
              `Até ${facts.accountDataMonths} meses depois do fim do acesso`,
            ],
            [
              "Codice fiscale (número fiscal italiano) e endereço",
              "Fazer o recibo e os documentos fiscais da sua compra",
              "Contrato e obrigação da lei (art. 6.1.b e 6.1.c GDPR)",
              `Com uma compra: ${facts.taxDataYears} anos. Sem compra: como os dados da conta`,
            ],
            [
              "Telefone, se você o escrever",
              "Poder ligar para você, se precisar de ajuda",
              "Contrato (art. 6.1.b GDPR)",
              "Até você o tirar ou apagar a conta",
            ],
            [
              "Respostas, textos escritos, notas e correções",
              "Corrigir as provas e mostrar os seus progressos",
              "Contrato (art. 6.1.b GDPR)",
              `Até ${facts.accountDataMonths} meses depois do fim do acesso`,
            ],
            [
              "Dia do exame, tempo extra e como correu o exame, se você os escrever",
              "Fazer um plano para você e verificar se as nossas estimativas estão certas: a escola vê só os números de todos juntos",
              "Consentimento: você dá-o quando os escreve (art. 6.1.a GDPR)",
              "Até você os tirar ou apagar a conta",
            ],
            [
              "Pagamentos, reembolsos, desistências e códigos de presente usados",
              "Dar o acesso a você, devolver o dinheiro quando é preciso, manter a contabilidade",
              "Contrato e obrigação da lei (art. 6.1.b e 6.1.c GDPR)",
              `Dados fiscais: ${facts.taxDataYears} anos. O resto como os dados da conta`,
            ],
            [
              "Diário da conta: entradas, mudanças de senha, atos de quem administra",
              "Proteger a sua conta e saber quem fez o quê",
              "Interesse legítimo na segurança (art. 6.1.f GDPR)",
              "Enquanto a conta existir; depois fica sem ligação com você",
            ],
            [
              "Endereço de rede (IP)",
              "Contar as tentativas, para parar quem tenta adivinhar as senhas. Guardamos só um código calculado a partir dele (hash)",
              "Interesse legítimo na segurança (art. 6.1.f GDPR)",
              "O tempo da contagem: minutos ou horas",
            ],
            [
              "Língua e escolha sobre os cookies",
              "Mostrar o site como você quer",
              "Contrato; para os cookies não necessários, o consentimento (art. 6.1.a GDPR)",
              `A escolha sobre os cookies: ${facts.consentMonths} meses`,
            ],
          ],
        },
      },
      "Os dados da criação da conta são obrigatórios: sem eles não podemos abrir a conta nem fazer o recibo. O telefone é facultativo.",
      "Os dados vêm de você. Não compramos dados de outros e não vendemos os seus.",
    ],
  },
  {
    id: "retention",
    title: "Quando apagamos os dados",
    blocks: [
      {
        list: [
          `Dados da conta: ${facts.accountDataMonths} meses depois do fim do seu acesso. Se você nunca teve um acesso: ${facts.accountDataMonths} meses depois da criação da conta ou da última vez que você entrou.`,
          `Dados fiscais de quem comprou (nome, codice fiscale, endereço, valor, datas): ${facts.taxDataYears} anos, como pedem o art. 2220 do Codice civile (código civil italiano) e o art. 22 do DPR 600/1973 (decreto fiscal italiano). Guardamos esses dados separados do resto.`,
          "Se você apagar a conta, o resto desaparece logo. Nas cópias de segurança ainda pode ficar por pouco tempo, depois é substituído.",
        ],
      },
    ],
  },
  {
    id: "ai",
    title: "A inteligência artificial",
    blocks: [
      "Quando o “professor de IA” está ativo, o texto que você escreve na prova de escrita ou nos exercícios de escrita é corrigido por um sistema de inteligência artificial da empresa Anthropic. Dizemos isso também na página da prova (Regulamento europeu sobre a inteligência artificial 2024/1689, art. 50).",
      {
        list: [
          "Mandamos só o tema do exame, o seu texto e a língua das explicações.",
          "Não mandamos nome, e-mail, codice fiscale, endereço ou número da conta.",
          "No texto não escreva dados verdadeiros, seus ou de outras pessoas: o exame não os pede.",
          "Segundo as suas condições para as empresas, a Anthropic não usa estes textos para treinar os seus modelos.",
        ],
      },
      `A nota é uma estimativa e pode estar errada. Serve só para estudar: não tem efeitos legais e não decide o exame real. Você pode sempre pedir que uma pessoa reveja o seu texto: na página do resultado toque em “${facts.words.askTeacher}”. A nota do professor toma o lugar da nota da IA (art. 22 GDPR).`,
      "As provas com as perguntas são corrigidas por um programa com as respostas certas, sem inteligência artificial.",
    ],
  },
  {
    id: "recipients",
    title: "Quem recebe os dados",
    blocks: [
      "As pessoas que gerem a escola veem os dados, só para o seu trabalho. Em algumas coisas ajudam-nos outras empresas. Trabalham para nós com um contrato (art. 28 GDPR) e não podem usar os dados para outros fins.",
      {
        table: {
          caption: "As empresas que nos ajudam",
          head: ["Quem", "O que faz", "Que dados", "Onde"],
          rows: [
            [
              "O fornecedor do servidor (Vercel, ou o servidor de quem gere o site) e da base de dados",
              "Faz funcionar o site e conserva os dados",
              "Todos os dados desta página, menos os do cartão",
              "União Europeia ou Estados Unidos",
            ],
            [
              "Stripe Payments Europe (Irlanda)",
              "Os pagamentos com o cartão. Para a segurança dos pagamentos e a luta contra as fraudes é ela mesma responsável pelo tratamento dos dados (titolare autonomo)",
              "Os dados do cartão, que nós não vemos e não conservamos; de nós só um número interno, o valor e o produto",
              "União Europeia e Estados Unidos",
            ],
            [
              "Anthropic",
              "A correção dos textos com a IA, quando está ativa",
              "O tema e o texto, sem o seu nome",
              "Estados Unidos",
            ],
            [
              "O fornecedor do e-mail",
              "Entrega os nossos e-mails",
              "Nome, endereço de e-mail e conteúdo da mensagem",
              "União Europeia ou Estados Unidos",
            ],
          ],
        },
      },
      "Podemos dar os dados também ao commercialista (quem trata da contabilidade) e às autoridades, quando a lei o pede.",
    ],
  },
  {
    id: "transfers",
    title: "Dados fora da União Europeia",
    blocks: [
      "Algumas destas empresas podem tratar dados nos Estados Unidos. Isso acontece só com uma garantia: a empresa participa no Data Privacy Framework (decisão da Comissão Europeia 2023/1795), ou assinou as cláusulas contratuais-tipo (decisão 2021/914). Você pode pedir-nos uma cópia das garantias.",
    ],
  },
  {
    id: "cookies",
    title: "Cookies e memória do navegador",
    blocks: [
      `Usamos só cookies necessários: não é preciso o seu consentimento. Hoje não usamos cookies de análise ou de publicidade. Se um dia os juntarmos, só começam se você tiver dito que sim. Pedimos de novo a sua escolha depois de ${facts.consentMonths} meses. Você pode mudá-la quando quiser com “Preferências de cookies”, no fim de cada página.`,
      {
        table: {
          caption: "Os cookies",
          head: ["Nome", "Para que serve", "Duração"],
          rows: [
            ["next-auth.session-token", "Mantém a sua conta aberta", "30 dias a partir da última visita"],
            ["cils-known", "Lembra que você já entrou aqui: as tentativas de outros não bloqueiam você", "1 ano"],
            ["cils-asked", "Lembra que você pediu aqui um código para a senha", "10 minutos"],
            ["cils-language", "Lembra a língua", "1 ano"],
            ["cils-view", "Lembra como você quer ler: letras, espaço, régua, movimento", "1 ano"],
            ["cookieConsent", "Lembra que você já escolheu", `${facts.consentMonths} meses`],
            [
              "__stripe_mid, __stripe_sid",
              "Da Stripe, contra as fraudes: só quando você abre o formulário do cartão",
              "1 ano e 30 minutos",
            ],
          ],
        },
      },
      {
        table: {
          caption: "A memória do navegador (localStorage)",
          head: ["Nome", "Para que serve", "Duração"],
          rows: [
            ["cils-language", "Lembra a língua", "Até você a apagar"],
            [
              "cookieConsent, cookieConsentDate",
              "A sua escolha sobre os cookies e a data dela",
              `${facts.consentMonths} meses`,
            ],
            ["cils_auth_state", "Nome e estado do acesso, para mostrar a página", "Até você sair"],
            ["token", "Abre só as suas correções", "Vale 2 horas; é tirado quando você sai"],
            ["tempUserData", "O e-mail, enquanto você muda a senha esquecida", "Até você terminar"],
            [
              "cils-answers",
              "As respostas que ainda não chegaram ao servidor (localStorage, IndexedDB)",
              "Até chegarem",
            ],
            ["cils-audio", "Em que ponto está a escuta", "Até terminar"],
            [
              "cils-copy, cils-files",
              "A simulação que você guarda no dispositivo e os arquivos do site, para quando não há internet (Cache Storage)",
              "Até você terminar ou sair; os arquivos, até a versão seguinte",
            ],
          ],
        },
      },
    ],
  },
  {
    id: "rights",
    title: "Os seus direitos",
    blocks: [
      {
        list: [
          "Ver os seus dados e fazer o download deles: na página [A sua conta](/account).",
          "Corrigir os dados errados: na mesma página.",
          "Apagar a conta: na mesma página, logo. Ficam só os dados fiscais que a lei nos obriga a guardar.",
          "Sair de todos os dispositivos: na mesma página.",
          "Pedir para limitar o uso dos dados, ou opor-se ao uso que se baseia no interesse legítimo.",
          "Receber os dados num formato que outro serviço pode ler.",
          "Retirar um consentimento quando quiser: o que foi feito antes continua válido.",
        ],
      },
      facts.company.email
        ? `Se você não consegue fazer isso sem ajuda, escreva para [${facts.company.email}](mailto:${facts.company.email}). Respondemos no prazo de um mês e não custa nada.`
        : "Se você não consegue fazer isso sem ajuda, escreva a quem gere esta instalação. A resposta chega no prazo de um mês e não custa nada.",
      "Se você pensa que usamos mal os seus dados, pode fazer uma reclamação ao Garante per la protezione dei dati personali (autoridade italiana de proteção de dados), Piazza Venezia 11, 00187 Roma, [www.garanteprivacy.it](https://www.garanteprivacy.it).",
    ],
  },
  {
    id: "security",
    title: "Como protegemos os dados",
    blocks: [
      "A ligação com o site é cifrada. As senhas são conservadas só como código calculado (hash). As tentativas de entrar são limitadas. Cada ato de quem administra fica escrito. Se acontecer um problema grave que diz respeito a você, avisamos (art. 34 GDPR).",
    ],
  },
  {
    id: "profiling",
    title: "Sem perfis",
    blocks: [
      "Não fazemos perfis sobre você, não usamos os dados para a publicidade e não tomamos decisões automáticas com efeitos legais.",
    ],
  },
  {
    id: "minors",
    title: "Quem tem menos de 18 anos",
    blocks: [
      "O site é pensado para pessoas adultas. Quem tem menos de 18 anos cria a conta e compra só com o pai, a mãe ou quem os substitui por lei.",
    ],
  },
  {
    id: "changes",
    title: "Se esta página mudar",
    blocks: [
      "No alto da página estão a data e a versão do texto. Se mudar alguma coisa importante, escrevemos aqui e avisamos antes por e-mail.",
    ],
  },
];
