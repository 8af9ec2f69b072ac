import type { LegalText } from "@/components/layout/legal/legal-text";

/** The privacy policy in Italian (GDPR, art. 13). */
export const privacyIt: LegalText = (facts) => [
  {
    id: "controller",
    title: "Chi decide sui tuoi dati",
    blocks: [
      facts.company.name
        ? `Il titolare del trattamento è ${[facts.company.name, facts.company.address, facts.company.vat && `partita IVA ${facts.company.vat}`].filter(Boolean).join(", ")}. In questa pagina «noi» vuol dire il titolare.`
        : "In questa installazione il titolare del trattamento non è ancora indicato: chi la gestisce non ha scritto i dati della società. Prima di registrarti chiedi a chi ti ha dato l'indirizzo del sito.",
      facts.company.email
        ? `Per ogni domanda sui tuoi dati scrivi a [${facts.company.email}](mailto:${facts.company.email}).`
        : "In questa installazione non è ancora indicata un'email per le domande sui dati.",
    ],
  },
  {
    id: "data",
    title: "Quali dati usiamo e perché",
    blocks: [
      "Ti chiediamo solo i dati che servono. Per ogni dato trovi il motivo, la base nel regolamento europeo (GDPR) e il tempo.",
      {
        table: {
          caption: "I dati, il motivo, la base legale e il tempo",
          head: ["Che cosa", "Perché", "Base legale", "Per quanto tempo"],
          rows: [
            [
              "Nome, cognome, data e luogo di nascita",
              "Sapere chi usa l'account: l'accesso è personale",
              "Contratto (art. 6.1.b GDPR)",
              `Fino a ${facts.accountDataMonths} mesi dopo la fine dell'accesso`,
            ],
            [
              "Email e password",
              "Farti entrare e mandarti i messaggi importanti. Della password conserviamo solo un'impronta: nessuno può leggerla",
              "Contratto (art. 6.1.b GDPR)",
              `Fino a ${facts.accountDataMonths} mesi dopo la fine dell'accesso`,
            ],
            [
              "Codice fiscale e indirizzo",
              "Fare la ricevuta e i documenti fiscali del tuo acquisto",
              "Contratto e obbligo di legge (art. 6.1.b e 6.1.c GDPR)",
              `Con un acquisto: ${facts.taxDataYears} anni. Senza: come i dati dell'account`,
            ],
            [
              "Telefono, se lo scrivi",
              "Poterti chiamare se hai bisogno di aiuto",
              "Contratto (art. 6.1.b GDPR)",
              "Finché lo togli o cancelli l'account",
            ],
            [
              "Risposte, testi scritti, voti e correzioni",
              "Correggere le prove e mostrarti i progressi",
              "Contratto (art. 6.1.b GDPR)",
              `Fino a ${facts.accountDataMonths} mesi dopo la fine dell'accesso`,
            ],
            [
              "Giorno dell'esame, tempo in più e com'è andato, se li scrivi",
              "Farti un piano e controllare se le nostre stime sono giuste: la scuola vede solo i numeri di tutti insieme",
              "Consenso: lo dai scrivendoli (art. 6.1.a GDPR)",
              "Finché li togli o cancelli l'account",
            ],
            [
              "Pagamenti, rimborsi, recessi e codici regalo usati",
              "Darti l'accesso, restituirti i soldi quando serve, tenere la contabilità",
              "Contratto e obbligo di legge (art. 6.1.b e 6.1.c GDPR)",
              `Dati fiscali: ${facts.taxDataYears} anni. Il resto come i dati dell'account`,
            ],
            [
              "Registro dell'account: accessi, cambi di password, atti di chi amministra",
              "Proteggere il tuo account e sapere chi ha fatto che cosa",
              "Legittimo interesse alla sicurezza (art. 6.1.f GDPR)",
              "Finché c'è l'account; poi resta senza legame con te",
            ],
            [
              "Indirizzo di rete (IP)",
              "Contare i tentativi, per fermare chi prova le password. Ne teniamo solo un'impronta",
              "Legittimo interesse alla sicurezza (art. 6.1.f GDPR)",
              "Il tempo del conteggio: minuti o ore",
            ],
            [
              "Lingua e scelta sui cookie",
              "Mostrarti il sito come lo vuoi",
              "Contratto; per i cookie non necessari il consenso (art. 6.1.a GDPR)",
              `La scelta sui cookie: ${facts.consentMonths} mesi`,
            ],
          ],
        },
      },
      "I dati della registrazione sono obbligatori: senza non possiamo aprire l'account né fare la ricevuta. Il telefono è facoltativo.",
      "I dati vengono da te. Non compriamo dati da altri e non vendiamo i tuoi.",
    ],
  },
  {
    id: "retention",
    title: "Quando cancelliamo i dati",
    blocks: [
      {
        list: [
          `Dati dell'account: ${facts.accountDataMonths} mesi dopo la fine del tuo accesso. Se non hai mai avuto un accesso: ${facts.accountDataMonths} mesi dopo la registrazione o l'ultima volta che sei entrato.`,
          `Dati fiscali di chi ha comprato (nome, codice fiscale, indirizzo, importo, date): ${facts.taxDataYears} anni, come chiedono l'art. 2220 del Codice civile e l'art. 22 del DPR 600/1973. Li teniamo a parte dal resto.`,
          "Se cancelli l'account, il resto sparisce subito. Nelle copie di sicurezza può restare ancora per poco, poi viene sovrascritto.",
        ],
      },
    ],
  },
  {
    id: "ai",
    title: "L'intelligenza artificiale",
    blocks: [
      "Quando il «docente AI» è attivo, il testo che scrivi nella prova di scrittura o negli esercizi di scrittura viene corretto da un sistema di intelligenza artificiale della società Anthropic. Te lo diciamo anche nella pagina della prova (Regolamento europeo sull'intelligenza artificiale 2024/1689, art. 50).",
      {
        list: [
          "Mandiamo solo la traccia dell'esame, il tuo testo e la lingua delle spiegazioni.",
          "Non mandiamo nome, email, codice fiscale, indirizzo o numero dell'account.",
          "Nel testo non scrivere dati veri, tuoi o di altri: l'esame non li chiede.",
          "Secondo le sue condizioni per le aziende, Anthropic non usa questi testi per addestrare i suoi modelli.",
        ],
      },
      `Il voto è una stima e può essere sbagliato. Serve solo per studiare: non ha effetti legali e non decide l'esame vero. Puoi sempre chiedere che una persona riveda il tuo testo: nella pagina del risultato premi «${facts.words.askTeacher}». Il voto dell'insegnante prende il posto di quello dell'AI (art. 22 GDPR).`,
      "Le prove con le domande le corregge un programma con le risposte giuste, senza intelligenza artificiale.",
    ],
  },
  {
    id: "recipients",
    title: "Chi riceve i dati",
    blocks: [
      "Li vedono le persone che gestiscono la scuola, solo per il loro lavoro. Per alcune cose ci aiutano altre società. Lavorano per noi con un contratto (art. 28 GDPR) e non possono usare i dati per altri scopi.",
      {
        table: {
          caption: "Le società che ci aiutano",
          head: ["Chi", "Che cosa fa", "Quali dati", "Dove"],
          rows: [
            [
              "Il fornitore del server (Vercel, o il server di chi gestisce il sito) e della banca dati",
              "Fa funzionare il sito e conserva i dati",
              "Tutti i dati di questa pagina, tranne quelli della carta",
              "Unione europea o Stati Uniti",
            ],
            [
              "Stripe Payments Europe (Irlanda)",
              "I pagamenti con la carta. Per la sicurezza dei pagamenti e la lotta alle frodi è titolare autonomo",
              "I dati della carta, che noi non vediamo e non conserviamo; da noi solo un numero interno, l'importo e il prodotto",
              "Unione europea e Stati Uniti",
            ],
            [
              "Anthropic",
              "La correzione dei testi con l'AI, quando è attiva",
              "La traccia e il testo, senza il tuo nome",
              "Stati Uniti",
            ],
            [
              "Il fornitore della posta elettronica",
              "Consegna le nostre email",
              "Nome, indirizzo email e contenuto del messaggio",
              "Unione europea o Stati Uniti",
            ],
          ],
        },
      },
      "Possiamo dare i dati anche al commercialista e alle autorità, quando la legge lo chiede.",
    ],
  },
  {
    id: "transfers",
    title: "Dati fuori dall'Unione europea",
    blocks: [
      "Alcune di queste società possono trattare dati negli Stati Uniti. Succede solo con una garanzia: la società aderisce al Data Privacy Framework (decisione della Commissione europea 2023/1795), oppure ha firmato le clausole contrattuali tipo (decisione 2021/914). Puoi chiederci una copia delle garanzie.",
    ],
  },
  {
    id: "cookies",
    title: "Cookie e memoria del browser",
    blocks: [
      `Usiamo solo cookie necessari: non serve il tuo consenso. Oggi non usiamo cookie di analisi o di pubblicità. Se un giorno li aggiungiamo, partono solo se hai detto di sì. Ti chiediamo di nuovo la scelta dopo ${facts.consentMonths} mesi. Puoi cambiarla quando vuoi con «Preferenze sui cookie», in fondo a ogni pagina.`,
      {
        table: {
          caption: "I cookie",
          head: ["Nome", "A che cosa serve", "Durata"],
          rows: [
            ["next-auth.session-token", "Tiene aperto il tuo accesso", "30 giorni dall'ultima visita"],
            ["cils-known", "Ricorda che da qui sei già entrato: i tentativi di altri non ti bloccano", "1 anno"],
            ["cils-asked", "Ricorda che da qui hai chiesto un codice per la password", "10 minuti"],
            ["cils-language", "Ricorda la lingua", "1 anno"],
            ["cils-view", "Ricorda come vuoi leggere: caratteri, spazi, righello, movimento", "1 anno"],
            ["cookieConsent", "Ricorda che hai già scelto", `${facts.consentMonths} mesi`],
            [
              "__stripe_mid, __stripe_sid",
              "Di Stripe, contro le frodi: solo quando apri il modulo della carta",
              "1 anno e 30 minuti",
            ],
          ],
        },
      },
      {
        table: {
          caption: "La memoria del browser (localStorage)",
          head: ["Nome", "A che cosa serve", "Durata"],
          rows: [
            ["cils-language", "Ricorda la lingua", "Finché la cancelli"],
            [
              "cookieConsent, cookieConsentDate",
              "La tua scelta sui cookie e la sua data",
              `${facts.consentMonths} mesi`,
            ],
            ["cils_auth_state", "Nome e stato dell'accesso, per mostrare la pagina", "Finché esci"],
            ["token", "Apre solo le tue revisioni", "Vale 2 ore; si toglie quando esci"],
            ["tempUserData", "L'email, mentre cambi la password dimenticata", "Finché hai finito"],
            ["cils-answers", "Le risposte non ancora arrivate al server (localStorage, IndexedDB)", "Finché arrivano"],
            ["cils-audio", "A che punto è l'ascolto", "Finché finisce"],
            [
              "cils-copy, cils-files",
              "La simulazione che tieni sul dispositivo e i file del sito, per quando non c'è rete (Cache Storage)",
              "Finché la termini o esci; i file fino alla versione dopo",
            ],
          ],
        },
      },
    ],
  },
  {
    id: "rights",
    title: "I tuoi diritti",
    blocks: [
      {
        list: [
          "Vedere e scaricare i tuoi dati: nella pagina [Il tuo account](/account).",
          "Correggere i dati sbagliati: nella stessa pagina.",
          "Cancellare l'account: nella stessa pagina, subito. Restano solo i dati fiscali che la legge ci fa tenere.",
          "Uscire da tutti i dispositivi: nella stessa pagina.",
          "Chiedere di limitare l'uso dei dati, o opporti all'uso che si basa sul legittimo interesse.",
          "Ricevere i dati in un formato che un altro servizio può leggere.",
          "Ritirare un consenso quando vuoi: quello che è stato fatto prima resta valido.",
        ],
      },
      facts.company.email
        ? `Se non riesci da solo, scrivi a [${facts.company.email}](mailto:${facts.company.email}). Rispondiamo entro un mese e non costa niente.`
        : "Se non riesci da solo, scrivi a chi gestisce questa installazione. La risposta arriva entro un mese e non costa niente.",
      "Se pensi che usiamo male i tuoi dati, puoi fare reclamo al Garante per la protezione dei dati personali, Piazza Venezia 11, 00187 Roma, [www.garanteprivacy.it](https://www.garanteprivacy.it).",
    ],
  },
  {
    id: "security",
    title: "Come proteggiamo i dati",
    blocks: [
      "Il collegamento con il sito è cifrato. Le password sono conservate solo come impronta. I tentativi di accesso sono limitati. Ogni atto di chi amministra resta scritto. Se succede un problema grave che ti riguarda, te lo diciamo (art. 34 GDPR).",
    ],
  },
  {
    id: "profiling",
    title: "Niente profilazione",
    blocks: [
      "Non facciamo profili su di te, non usiamo i dati per la pubblicità e non prendiamo decisioni automatiche con effetti legali.",
    ],
  },
  {
    id: "minors",
    title: "Chi ha meno di 18 anni",
    blocks: [
      "Il sito è pensato per persone adulte. Chi ha meno di 18 anni si registra e compra solo con un genitore o con chi ne fa le veci.",
    ],
  },
  {
    id: "changes",
    title: "Se questa pagina cambia",
    blocks: [
      "In alto trovi la data e la versione del testo. Se cambia qualcosa di importante, lo scriviamo qui e ti avvisiamo per email prima.",
    ],
  },
];
