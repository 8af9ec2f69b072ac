import type { LegalText } from "@/components/layout/legal/legal-text";

/** The terms in Italian. */
export const termsIt: LegalText = (facts) => [
  {
    id: "seller",
    title: "Chi vende",
    blocks: [
      facts.company.name
        ? `Vende ${[facts.company.name, facts.company.address, facts.company.vat && `partita IVA ${facts.company.vat}`].filter(Boolean).join(", ")}. In questa pagina «noi» vuol dire chi vende.`
        : "In questa installazione il venditore non è ancora indicato: chi la gestisce non ha scritto i dati della società. Finché mancano, non comprare.",
      facts.company.email
        ? `Per domande e reclami scrivi a [${facts.company.email}](mailto:${facts.company.email}).`
        : "In questa installazione non è ancora indicata un'email per domande e reclami.",
    ],
  },
  {
    id: "what",
    title: "Che cosa compri",
    blocks: [
      `Compri l'accesso a ${facts.simulations} simulazioni complete dell'esame di italiano ${facts.product} B1 Cittadinanza, da fare sul sito. È un servizio digitale.`,
      {
        list: [
          "Ogni simulazione ha cinque prove: due di ascolto, lettura, cloze e scrittura.",
          "Ogni simulazione si fa una volta sola. Puoi fermarti e continuare un altro giorno.",
          "Alla fine di ogni prova vedi la correzione con le spiegazioni. Poi puoi rileggerla e salvare il riepilogo in PDF.",
        ],
      },
      "Ti servono internet e un browser aggiornato su telefono, tablet o computer. Per le prove di ascolto ti servono casse o cuffie. Non devi installare niente.",
    ],
  },
  {
    id: "price",
    title: "Prezzo e pagamento",
    blocks: [
      facts.price === facts.listPrice
        ? `L'accesso costa €${facts.price}, imposte comprese, in un solo pagamento. Non è un abbonamento: non si rinnova da solo.`
        : `L'accesso oggi costa €${facts.price} (prezzo intero €${facts.listPrice}), imposte comprese, in un solo pagamento. Non è un abbonamento: non si rinnova da solo.`,
      "Prima ti registri, poi paghi con la carta. Il contratto comincia quando il pagamento riesce. Subito dopo ti mandiamo per email la conferma con questi termini. Il contratto è in italiano; le traduzioni aiutano a capire.",
      "Puoi correggere i dati fino a quando premi «Conferma e paga». Vale il prezzo che vedi in quel momento.",
    ],
  },
  {
    id: "gift-codes",
    title: "Codici regalo",
    blocks: [
      "Un codice regalo dà lo stesso accesso senza pagare. Vale una volta sola, per un solo account, ed entro la sua scadenza se ne ha una. Non si cambia in denaro.",
    ],
  },
  {
    id: "duration",
    title: "Quanto dura",
    blocks: [
      `L'accesso vale 12 mesi (${facts.accessDays} giorni) dal giorno in cui lo attivi. La data di fine è nella pagina [Il tuo account](/account). Dopo puoi ancora leggere le revisioni già finite, finché c'è il tuo account: cancelliamo i suoi dati ${facts.accountDataMonths} mesi dopo la fine dell'accesso.`,
    ],
  },
  {
    id: "withdrawal",
    title: "Diritto di recesso",
    blocks: [
      `Se compri con la carta hai ${facts.withdrawalDays} giorni per cambiare idea, senza dire perché (artt. 52 e seguenti del Codice del consumo). Apri [Il tuo account](/account) e scegli «${facts.words.withdraw}», oppure scrivici: basta una frase chiara. Ti restituiamo tutto sulla stessa carta entro 14 giorni e il tuo accesso si chiude.`,
      `Quando paghi puoi mettere un segno accanto a queste parole: «${facts.words.waiver}» Non è obbligatorio. Se metti il segno, perdi il diritto di recesso appena l'accesso è attivo (art. 59, lettera o). Se non lo metti, hai l'accesso subito lo stesso e i ${facts.withdrawalDays} giorni restano.`,
      "Il recesso riguarda gli acquisti con la carta. Un codice regalo non è un acquisto: non c'è niente da restituire.",
    ],
  },
  {
    id: "refunds",
    title: "Rimborsi",
    blocks: [
      "Non facciamo rimborsi per gli account non usati. Restano sempre validi il diritto di recesso e la garanzia di legge, scritti in questa pagina.",
    ],
  },
  {
    id: "guarantee",
    title: "Garanzia di legge",
    blocks: [
      "Il servizio deve funzionare come è descritto qui, per tutta la durata dell'accesso (artt. 135-octies e seguenti del Codice del consumo). Se qualcosa non va, scrivici: lo ripariamo in un tempo ragionevole e senza spese. Se non ci riusciamo, puoi chiedere una riduzione del prezzo o chiudere il contratto e riavere i soldi.",
      "Teniamo il sito aggiornato e sicuro. Possiamo migliorarlo, ma senza toglierti quello che hai comprato.",
    ],
  },
  {
    id: "ai",
    title: "La correzione con l'intelligenza artificiale",
    blocks: [
      `Un sistema di intelligenza artificiale può correggere il tuo testo scritto. Può sbagliare: il voto è una stima. Puoi chiedere che una persona lo riveda con «${facts.words.askTeacher}», una volta per simulazione. Quando l'AI non è attiva o non risponde, il testo aspetta un insegnante. I particolari sono nella pagina [Privacy](/privacy#ai).`,
      "Le voci degli ascolti sono sintetiche: le pagine lo dicono.",
    ],
  },
  {
    id: "independence",
    title: "Materiale indipendente",
    blocks: [
      facts.words.disclaimer,
      "Superare una simulazione non vuol dire superare l'esame vero. Non possiamo promettere un risultato.",
    ],
  },
  {
    id: "conduct",
    title: "Che cosa chiediamo a te",
    blocks: [
      {
        list: [
          "Scrivi dati veri e tienili aggiornati.",
          "L'account è personale: non dare la password ad altri e non vendere l'accesso.",
          "Non copiare e non pubblicare testi, domande, audio o correzioni. Puoi stampare il tuo riepilogo per studiare.",
          "Non provare a entrare nei dati di altri e non disturbare il sito con programmi automatici.",
          "I testi che scrivi restano tuoi. Ci permetti di conservarli e correggerli per darti il servizio.",
        ],
      },
    ],
  },
  {
    id: "suspension",
    title: "Sospensione",
    blocks: [
      "Se non rispetti queste regole in modo grave possiamo sospendere l'account. Ti diciamo il motivo e puoi rispondere. Anche con l'account sospeso puoi entrare, leggere le revisioni già finite, scaricare i dati e cancellare l'account. Se la sospensione è un nostro errore, ti ridiamo il tempo perso.",
    ],
  },
  {
    id: "liability",
    title: "Responsabilità",
    blocks: [
      "Facciamo il possibile perché il sito funzioni sempre, ma possono esserci interruzioni per lavori o guasti. Rispondiamo dei danni che causiamo con dolo o colpa grave e in tutti i casi in cui la legge non permette di escluderlo. Niente in questa pagina limita i diritti che la legge dà ai consumatori.",
    ],
  },
  {
    id: "complaints",
    title: "Reclami",
    blocks: [
      facts.company.email
        ? `Scrivi prima a noi, a [${facts.company.email}](mailto:${facts.company.email}): rispondiamo entro 30 giorni. Se non sei d'accordo puoi rivolgerti a un organismo di conciliazione per i consumatori (artt. 141 e seguenti del Codice del consumo).`
        : "Scrivi prima a chi gestisce questa installazione: la risposta arriva entro 30 giorni. Se non sei d'accordo puoi rivolgerti a un organismo di conciliazione per i consumatori (artt. 141 e seguenti del Codice del consumo).",
      "La piattaforma europea ODR è chiusa dal 20 luglio 2025 e non si usa più.",
    ],
  },
  {
    id: "law",
    title: "Legge e giudice",
    blocks: [
      "Vale la legge italiana. Se sei un consumatore, il giudice è quello del luogo dove abiti (art. 66-bis del Codice del consumo). Se abiti in un altro Paese dell'Unione europea restano valide le regole del tuo Paese che ti proteggono di più.",
    ],
  },
  {
    id: "changes",
    title: "Versioni",
    blocks: [
      "Per il tuo acquisto vale la versione che hai accettato. In alto trovi la data e la versione del testo di oggi. Se dobbiamo cambiare qualcosa durante il tuo accesso, ti avvisiamo per email prima; se il cambio ti toglie qualcosa, puoi chiudere il contratto.",
    ],
  },
];
