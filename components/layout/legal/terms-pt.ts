import type { LegalText } from "@/components/layout/legal/legal-text";

/** The terms in Portuguese. */
export const termsPt: LegalText = (facts) => [
  {
    id: "seller",
    title: "Quem vende",
    blocks: [
      facts.company.name
        ? `Quem vende é ${[facts.company.name, facts.company.address, facts.company.vat && `Partita IVA (número fiscal) ${facts.company.vat}`].filter(Boolean).join(", ")}. Nesta página “nós” quer dizer quem vende.`
        : "Nesta instalação o vendedor ainda não está indicado: quem a gere não escreveu os dados da empresa. Enquanto faltarem, não compre.",
      facts.company.email
        ? `Para perguntas e reclamações, escreva para [${facts.company.email}](mailto:${facts.company.email}).`
        : "Nesta instalação ainda não está indicado um e-mail para perguntas e reclamações.",
    ],
  },
  {
    id: "what",
    title: "O que você compra",
    blocks: [
      `Você compra o acesso a ${facts.simulations} simulações completas do exame de italiano ${facts.product} B1 Cittadinanza, para fazer no site. É um serviço digital.`,
      {
        list: [
          "Cada simulação tem cinco provas: duas de escuta, leitura, cloze e escrita.",
          "Cada simulação faz-se uma só vez. Você pode parar e continuar noutro dia.",
          "No fim de cada prova você vê a correção com as explicações. Depois pode relê-la e guardar o resumo em PDF.",
        ],
      },
      "Você precisa de internet e de um navegador atualizado no telefone, no tablet ou no computador. Para as provas de escuta precisa de caixas de som ou fones de ouvido. Não precisa instalar nada.",
    ],
  },
  {
    id: "price",
    title: "Preço e pagamento",
    blocks: [
      facts.price === facts.listPrice
        ? `O acesso custa € ${facts.price}, com os impostos incluídos, num só pagamento. Não é uma assinatura: não se renova sozinho.`
        : `O acesso hoje custa € ${facts.price} (preço inteiro € ${facts.listPrice}), com os impostos incluídos, num só pagamento. Não é uma assinatura: não se renova sozinho.`,
      "Primeiro você cria a conta, depois paga com o cartão. O contrato começa quando o pagamento fica concluído. Logo depois mandamos por e-mail a confirmação com estes termos. O contrato está em italiano; as traduções ajudam a entender.",
      "Você pode corrigir os dados até tocar em “Confirmar e pagar”. Vale o preço que você vê nesse momento.",
    ],
  },
  {
    id: "gift-codes",
    title: "Códigos de presente",
    blocks: [
      "Um código de presente dá o mesmo acesso sem pagar. Vale uma só vez, para uma só conta, e até ao fim do seu prazo, se tiver um. Não se troca por dinheiro.",
    ],
  },
  {
    id: "duration",
    title: "Quanto tempo dura",
    blocks: [
      `O acesso vale 12 meses (${facts.accessDays} dias) a partir do dia em que você o ativa. A data do fim está na página [A sua conta](/account). Depois você ainda pode ler as correções já terminadas, enquanto a sua conta existir: apagamos os dados dela ${facts.accountDataMonths} meses depois do fim do acesso.`,
    ],
  },
  {
    id: "withdrawal",
    title: "Direito de desistência (diritto di recesso)",
    blocks: [
      `Se você compra com o cartão, tem ${facts.withdrawalDays} dias para mudar de ideia, sem dizer o motivo (arts. 52 e seguintes do Codice del consumo, a lei italiana do consumidor). Abra [A sua conta](/account) e escolha “${facts.words.withdraw}”, ou escreva para nós: basta uma frase clara. Devolvemos tudo no mesmo cartão no prazo de 14 dias e o seu acesso é fechado.`,
      `Quando paga, você pode marcar a caixa ao lado destas palavras: “${facts.words.waiver}” Não é obrigatório. Se marcar a caixa, você perde o direito de desistência assim que o acesso estiver ativo (art. 59, letra o). Se não a marcar, tem logo o acesso do mesmo modo e os ${facts.withdrawalDays} dias continuam a valer.`,
      "A desistência vale para as compras com o cartão. Um código de presente não é uma compra: não há nada a devolver.",
    ],
  },
  {
    id: "refunds",
    title: "Reembolsos",
    blocks: [
      "Não fazemos reembolsos para as contas não usadas. Continuam sempre a valer o direito de desistência e a garantia da lei, escritos nesta página.",
    ],
  },
  {
    id: "guarantee",
    title: "Garantia da lei",
    blocks: [
      "O serviço deve funcionar como está descrito aqui, durante todo o tempo do acesso (arts. 135-octies e seguintes do Codice del consumo). Se alguma coisa não está bem, escreva para nós: reparamos num tempo razoável e sem custos. Se não conseguirmos, você pode pedir uma redução do preço ou terminar o contrato e receber o dinheiro de volta.",
      "Mantemos o site atualizado e seguro. Podemos melhorá-lo, mas sem tirar o que você comprou.",
    ],
  },
  {
    id: "ai",
    title: "A correção com a inteligência artificial",
    blocks: [
      `Um sistema de inteligência artificial pode corrigir o seu texto escrito. Pode errar: a nota é uma estimativa. Você pode pedir que uma pessoa o reveja com “${facts.words.askTeacher}”, uma vez por simulação. Quando a IA não está ativa ou não responde, o texto espera um professor. Os detalhes estão na página [Privacidade](/privacy#ai).`,
      "As vozes das escutas são sintéticas: as páginas indicam isso.",
    ],
  },
  {
    id: "independence",
    title: "Material independente",
    blocks: [
      facts.words.disclaimer,
      "Superar uma simulação não quer dizer superar o exame real. Não podemos prometer um resultado.",
    ],
  },
  {
    id: "conduct",
    title: "O que pedimos a você",
    blocks: [
      {
        list: [
          "Escreva dados verdadeiros e mantenha-os atualizados.",
          "A conta é pessoal: não dê a senha a outras pessoas e não venda o acesso.",
          "Não copie e não publique textos, perguntas, áudios ou correções. Você pode imprimir o seu resumo para estudar.",
          "Não tente entrar nos dados de outras pessoas e não perturbe o site com programas automáticos.",
          "Os textos que você escreve continuam seus. Você permite que os conservemos e corrijamos para dar o serviço a você.",
        ],
      },
    ],
  },
  {
    id: "suspension",
    title: "Suspensão",
    blocks: [
      "Se você não respeita estas regras de modo grave, podemos suspender a conta. Dizemos o motivo e você pode responder. Também com a conta suspensa você pode entrar, ler as correções já terminadas, fazer o download dos dados e apagar a conta. Se a suspensão for um erro nosso, devolvemos o tempo perdido.",
    ],
  },
  {
    id: "liability",
    title: "Responsabilidade",
    blocks: [
      "Fazemos o possível para que o site funcione sempre, mas pode haver interrupções por trabalhos ou avarias. Respondemos pelos danos que causamos com dolo (de propósito) ou culpa grave e em todos os casos em que a lei não permite excluir essa responsabilidade. Nada nesta página limita os direitos que a lei dá aos consumidores.",
    ],
  },
  {
    id: "complaints",
    title: "Reclamações",
    blocks: [
      facts.company.email
        ? `Escreva primeiro para nós, para [${facts.company.email}](mailto:${facts.company.email}): respondemos no prazo de 30 dias. Se você não está de acordo, pode dirigir-se a um organismo de conciliação para os consumidores (arts. 141 e seguintes do Codice del consumo).`
        : "Escreva primeiro a quem gere esta instalação: a resposta chega no prazo de 30 dias. Se você não está de acordo, pode dirigir-se a um organismo de conciliação para os consumidores (arts. 141 e seguintes do Codice del consumo).",
      "A plataforma europeia ODR está fechada desde 20 de julho de 2025 e já não se usa.",
    ],
  },
  {
    id: "law",
    title: "Lei e tribunal",
    blocks: [
      "Vale a lei italiana. Se você é um consumidor, o tribunal é o do lugar onde mora (art. 66-bis do Codice del consumo). Se você mora noutro país da União Europeia, continuam a valer as regras do seu país que protegem mais você.",
    ],
  },
  {
    id: "changes",
    title: "Versões",
    blocks: [
      "Para a sua compra vale a versão que você aceitou. No alto da página estão a data e a versão do texto de hoje. Se precisarmos mudar alguma coisa durante o seu acesso, avisamos antes por e-mail; se a mudança tirar alguma coisa a você, pode terminar o contrato.",
    ],
  },
];
