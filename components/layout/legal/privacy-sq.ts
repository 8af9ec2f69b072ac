import type { LegalText } from "@/components/layout/legal/legal-text";

/** The privacy policy in Albanian (GDPR, art. 13). */
export const privacySq: LegalText = (facts) => [
  {
    id: "controller",
    title: "Kush vendos për të dhënat e tua",
    blocks: [
      facts.company.name
        ? `Kontrolluesi i të dhënave (titolare del trattamento) është ${[facts.company.name, facts.company.address, facts.company.vat && `partita IVA (numri i TVSH-së) ${facts.company.vat}`].filter(Boolean).join(", ")}. Në këtë faqe «ne» do të thotë kontrolluesi.`
        : "Në këtë instalim kontrolluesi i të dhënave (titolare del trattamento) ende nuk është shënuar: kush e administron nuk i ka shkruar të dhënat e shoqërisë. Para se të regjistrohesh, pyet atë që të ka dhënë adresën e faqes së internetit.",
      facts.company.email
        ? `Për çdo pyetje mbi të dhënat e tua shkruaj te [${facts.company.email}](mailto:${facts.company.email}).`
        : "Në këtë instalim ende nuk është shënuar një email për pyetjet mbi të dhënat.",
    ],
  },
  {
    id: "data",
    title: "Cilat të dhëna përdorim dhe pse",
    blocks: [
      "Të kërkojmë vetëm të dhënat që duhen. Për çdo të dhënë gjen arsyen, bazën në rregulloren evropiane (GDPR) dhe kohën.",
      {
        table: {
          caption: "Të dhënat, arsyeja, baza ligjore dhe koha",
          head: ["Çfarë", "Pse", "Baza ligjore", "Për sa kohë"],
          rows: [
            [
              "Emri, mbiemri, datëlindja dhe vendlindja",
              "Që të dimë kush e përdor llogarinë: aksesi është personal",
              "Kontrata (neni 6.1.b i GDPR)",
              `Deri në ${facts.accountDataMonths} muaj pas mbarimit të aksesit`,
            ],
            [
              "Email-i dhe fjalëkalimi",
              "Që të mund të hysh dhe të të dërgojmë mesazhet e rëndësishme. Nga fjalëkalimi ruajmë vetëm një gjurmë: askush nuk mund ta lexojë",
              "Kontrata (neni 6.1.b i GDPR)",
              `Deri në ${facts.accountDataMonths} muaj pas mbarimit të aksesit`,
            ],
            [
              "Codice fiscale (numri tatimor italian) dhe adresa",
              "Për të bërë vërtetimin e pagesës dhe dokumentet tatimore të blerjes sate",
              "Kontrata dhe detyrimi ligjor (nenet 6.1.b dhe 6.1.c të GDPR)",
              `Me një blerje: ${facts.taxDataYears} vjet. Pa blerje: si të dhënat e llogarisë`,
            ],
            [
              "Telefoni, nëse e shkruan",
              "Që të mund të të telefonojmë nëse ke nevojë për ndihmë",
              "Kontrata (neni 6.1.b i GDPR)",
              "Derisa ta heqësh ose ta fshish llogarinë",
            ],
            [
              "Përgjigjet, tekstet e shkruara, notat dhe korrigjimet",
              "Për t’i korrigjuar provat dhe për të të treguar përparimin",
              "Kontrata (neni 6.1.b i GDPR)",
              `Deri në ${facts.accountDataMonths} muaj pas mbarimit të aksesit`,
            ],
            [
              "Dita e provimit, koha shtesë dhe si shkoi, nëse i shkruan",
              "Për të të bërë një plan dhe për të kontrolluar nëse vlerësimet tona janë të sakta: shkolla sheh vetëm numrat e të gjithëve bashkë",
              "Pëlqimi: e jep kur i shkruan (neni 6.1.a i GDPR)",
              "Derisa t’i heqësh ose ta fshish llogarinë",
            ],
            [
              "Pagesat, rimbursimet, tërheqjet nga blerja dhe kodet dhuratë të përdorura",
              "Për të të dhënë aksesin, për të t’i kthyer paratë kur duhet, për të mbajtur kontabilitetin",
              "Kontrata dhe detyrimi ligjor (nenet 6.1.b dhe 6.1.c të GDPR)",
              `Të dhënat tatimore: ${facts.taxDataYears} vjet. Pjesa tjetër si të dhënat e llogarisë`,
            ],
            [
              "Regjistri i llogarisë: hyrjet, ndryshimet e fjalëkalimit, veprimet e atyre që administrojnë",
              "Për ta mbrojtur llogarinë tënde dhe për të ditur kush ka bërë çfarë",
              "Interesi legjitim për sigurinë (neni 6.1.f i GDPR)",
              "Për sa kohë ekziston llogaria; pastaj mbetet pa lidhje me ty",
            ],
            [
              "Adresa e rrjetit (IP)",
              "Për t’i numëruar përpjekjet, që të ndalim ata që provojnë fjalëkalimet. Prej saj mbajmë vetëm një gjurmë",
              "Interesi legjitim për sigurinë (neni 6.1.f i GDPR)",
              "Sa zgjat numërimi: minuta ose orë",
            ],
            [
              "Gjuha dhe zgjedhja për cookies",
              "Për të të treguar faqen e internetit siç e do",
              "Kontrata; për cookies jo të nevojshme pëlqimi (neni 6.1.a i GDPR)",
              `Zgjedhja për cookies: ${facts.consentMonths} muaj`,
            ],
          ],
        },
      },
      "Të dhënat e regjistrimit janë të detyrueshme: pa to nuk mund ta hapim llogarinë dhe as të bëjmë vërtetimin e pagesës. Telefoni nuk është i detyrueshëm.",
      "Të dhënat vijnë prej teje. Nuk blejmë të dhëna nga të tjerët dhe nuk i shesim të tuat.",
    ],
  },
  {
    id: "retention",
    title: "Kur i fshijmë të dhënat",
    blocks: [
      {
        list: [
          `Të dhënat e llogarisë: ${facts.accountDataMonths} muaj pas mbarimit të aksesit tënd. Nëse nuk ke pasur kurrë akses: ${facts.accountDataMonths} muaj pas regjistrimit ose pas herës së fundit që ke hyrë.`,
          `Të dhënat tatimore të atyre që kanë blerë (emri, codice fiscale, adresa, shuma, datat): ${facts.taxDataYears} vjet, siç e kërkojnë neni 2220 i Codice civile (Kodi civil italian) dhe neni 22 i DPR 600/1973 (dekret i Presidentit të Republikës Italiane). I mbajmë veçmas nga pjesa tjetër.`,
          "Nëse e fshin llogarinë, pjesa tjetër zhduket menjëherë. Në kopjet e sigurisë mund të mbetet edhe për pak kohë, pastaj mbishkruhet.",
        ],
      },
    ],
  },
  {
    id: "ai",
    title: "Inteligjenca artificiale",
    blocks: [
      "Kur «mësuesi AI» është aktiv, tekstin që shkruan në provën e shkrimit ose te ushtrimet e shkrimit e korrigjon një sistem i inteligjencës artificiale i shoqërisë Anthropic. Ta themi edhe në faqen e provës (rregullorja evropiane për inteligjencën artificiale 2024/1689, neni 50).",
      {
        list: [
          "Dërgojmë vetëm temën e provimit, tekstin tënd dhe gjuhën e shpjegimeve.",
          "Nuk dërgojmë emrin, email-in, codice fiscale, adresën ose numrin e llogarisë.",
          "Në tekst mos shkruaj të dhëna të vërteta, as të tuat, as të të tjerëve: provimi nuk i kërkon.",
          "Sipas kushteve të saj për bizneset, Anthropic nuk i përdor këto tekste për të stërvitur modelet e veta.",
        ],
      },
      `Nota është një vlerësim i përafërt dhe mund të jetë e gabuar. Shërben vetëm për të mësuar: nuk ka pasoja ligjore dhe nuk vendos për provimin e vërtetë. Mund të kërkosh gjithmonë që një njeri ta rishikojë tekstin tënd: në faqen e rezultatit shtyp «${facts.words.askTeacher}». Nota e mësuesit zë vendin e asaj të AI-së (neni 22 i GDPR: art. 22 GDPR).`,
      "Provat me pyetje i korrigjon një program me përgjigjet e sakta, pa inteligjencë artificiale.",
    ],
  },
  {
    id: "recipients",
    title: "Kush i merr të dhënat",
    blocks: [
      "I shohin njerëzit që e drejtojnë shkollën, vetëm për punën e tyre. Për disa gjëra na ndihmojnë shoqëri të tjera. Punojnë për ne me kontratë (neni 28 i GDPR) dhe nuk mund t’i përdorin të dhënat për qëllime të tjera.",
      {
        table: {
          caption: "Shoqëritë që na ndihmojnë",
          head: ["Kush", "Çfarë bën", "Cilat të dhëna", "Ku"],
          rows: [
            [
              "Ofruesi i serverit (Vercel, ose serveri i atij që e administron faqen e internetit) dhe i bazës së të dhënave",
              "E bën faqen e internetit të funksionojë dhe i ruan të dhënat",
              "Të gjitha të dhënat e kësaj faqeje, përveç atyre të kartës",
              "Bashkimi Evropian ose Shtetet e Bashkuara",
            ],
            [
              "Stripe Payments Europe (Irlandë)",
              "Pagesat me kartë. Për sigurinë e pagesave dhe luftën kundër mashtrimeve është vetë kontrollues i të dhënave, më vete (titolare autonomo)",
              "Të dhënat e kartës, që ne nuk i shohim dhe nuk i ruajmë; nga ne vetëm një numër i brendshëm, shuma dhe produkti",
              "Bashkimi Evropian dhe Shtetet e Bashkuara",
            ],
            [
              "Anthropic",
              "Korrigjimi i teksteve me AI, kur është aktive",
              "Tema dhe teksti, pa emrin tënd",
              "Shtetet e Bashkuara",
            ],
            [
              "Ofruesi i postës elektronike",
              "I dorëzon email-et tona",
              "Emri, adresa e email-it dhe përmbajtja e mesazhit",
              "Bashkimi Evropian ose Shtetet e Bashkuara",
            ],
          ],
        },
      },
      "Të dhënat mund t’ia japim edhe kontabilistit (commercialista) dhe autoriteteve, kur e kërkon ligji.",
    ],
  },
  {
    id: "transfers",
    title: "Të dhënat jashtë Bashkimit Evropian",
    blocks: [
      "Disa nga këto shoqëri mund t’i përpunojnë të dhënat në Shtetet e Bashkuara. Kjo ndodh vetëm me një garanci: shoqëria merr pjesë në Data Privacy Framework (vendimi i Komisionit Evropian 2023/1795), ose ka nënshkruar klauzolat standarde të kontratës (vendimi 2021/914). Mund të na kërkosh një kopje të garancive.",
    ],
  },
  {
    id: "cookies",
    title: "Cookies dhe kujtesa e shfletuesit",
    blocks: [
      `Përdorim vetëm cookies të nevojshme: nuk duhet pëlqimi yt. Sot nuk përdorim cookies analitike ose reklamash. Nëse një ditë i shtojmë, fillojnë vetëm nëse ke thënë po. Ta kërkojmë përsëri zgjedhjen pas ${facts.consentMonths} muajsh. Mund ta ndryshosh kur të duash me «Zgjedhjet për cookies», në fund të çdo faqeje.`,
      {
        table: {
          caption: "Cookies",
          head: ["Emri", "Për çfarë shërben", "Kohëzgjatja"],
          rows: [
            ["next-auth.session-token", "E mban hapur hyrjen tënde", "30 ditë nga vizita e fundit"],
            ["cils-known", "Mban mend që këtej ke hyrë më parë: përpjekjet e të tjerëve nuk të bllokojnë", "1 vit"],
            ["cils-asked", "Mban mend që këtej ke kërkuar një kod për fjalëkalimin", "10 minuta"],
            ["cils-language", "Mban mend gjuhën", "1 vit"],
            ["cils-view", "Mban mend si do të lexosh: shkronjat, hapësirat, vizoren, lëvizjen", "1 vit"],
            ["cookieConsent", "Mban mend që ke zgjedhur tashmë", `${facts.consentMonths} muaj`],
            [
              "__stripe_mid, __stripe_sid",
              "Të Stripe, kundër mashtrimeve: vetëm kur hap formularin e kartës",
              "1 vit dhe 30 minuta",
            ],
          ],
        },
      },
      {
        table: {
          caption: "Kujtesa e shfletuesit (localStorage)",
          head: ["Emri", "Për çfarë shërben", "Kohëzgjatja"],
          rows: [
            ["cils-language", "Mban mend gjuhën", "Derisa ta fshish"],
            [
              "cookieConsent, cookieConsentDate",
              "Zgjedhja jote për cookies dhe data e saj",
              `${facts.consentMonths} muaj`,
            ],
            ["cils_auth_state", "Emri dhe gjendja e aksesit, për të treguar faqen", "Derisa të dalësh"],
            ["token", "Hap vetëm rishikimet e tua", "Vlen 2 orë; hiqet kur del"],
            ["tempUserData", "Email-i, ndërsa ndryshon fjalëkalimin e harruar", "Derisa të mbarosh"],
            [
              "cils-answers",
              "Përgjigjet që ende nuk kanë arritur te serveri (localStorage, IndexedDB)",
              "Derisa të arrijnë",
            ],
            ["cils-audio", "Ku ka arritur dëgjimi", "Derisa të mbarojë"],
            [
              "cils-copy, cils-files",
              "Simulimi që mban në pajisje dhe skedarët e faqes, për kur nuk ka internet (Cache Storage)",
              "Derisa ta mbyllësh ose të dalësh; skedarët deri te versioni tjetër",
            ],
          ],
        },
      },
    ],
  },
  {
    id: "rights",
    title: "Të drejtat e tua",
    blocks: [
      {
        list: [
          "T’i shohësh dhe t’i shkarkosh të dhënat e tua: te faqja [Llogaria jote](/account).",
          "T’i korrigjosh të dhënat e gabuara: në të njëjtën faqe.",
          "Ta fshish llogarinë: në të njëjtën faqe, menjëherë. Mbeten vetëm të dhënat tatimore që ligji na detyron t’i mbajmë.",
          "Të dalësh nga të gjitha pajisjet: në të njëjtën faqe.",
          "Të kërkosh që përdorimi i të dhënave të kufizohet, ose të kundërshtosh përdorimin që bazohet te interesi legjitim.",
          "T’i marrësh të dhënat në një format që mund ta lexojë një shërbim tjetër.",
          "Ta tërheqësh një pëlqim kur të duash: ajo që është bërë më parë mbetet e vlefshme.",
        ],
      },
      facts.company.email
        ? `Nëse nuk ia del vetë, shkruaj te [${facts.company.email}](mailto:${facts.company.email}). Përgjigjemi brenda një muaji dhe nuk kushton asgjë.`
        : "Nëse nuk ia del vetë, shkruaji atij që e administron këtë instalim. Përgjigjja vjen brenda një muaji dhe nuk kushton asgjë.",
      "Nëse mendon se i përdorim keq të dhënat e tua, mund të bësh ankesë te Garante per la protezione dei dati personali (autoriteti italian për mbrojtjen e të dhënave personale), Piazza Venezia 11, 00187 Roma, [www.garanteprivacy.it](https://www.garanteprivacy.it).",
    ],
  },
  {
    id: "security",
    title: "Si i mbrojmë të dhënat",
    blocks: [
      "Lidhja me faqen e internetit është e shifruar. Fjalëkalimet ruhen vetëm si gjurmë. Përpjekjet për të hyrë janë të kufizuara. Çdo veprim i atyre që administrojnë mbetet i shkruar. Nëse ndodh një problem i rëndë që ka të bëjë me ty, ta themi (neni 34 i GDPR).",
    ],
  },
  {
    id: "profiling",
    title: "Pa profilizim",
    blocks: [
      "Nuk krijojmë profile për ty, nuk i përdorim të dhënat për reklama dhe nuk marrim vendime automatike me pasoja ligjore.",
    ],
  },
  {
    id: "minors",
    title: "Kush është nën 18 vjeç",
    blocks: [
      "Faqja e internetit është menduar për të rritur. Kush është nën 18 vjeç regjistrohet dhe blen vetëm bashkë me një prind ose me kujdestarin ligjor.",
    ],
  },
  {
    id: "changes",
    title: "Nëse kjo faqe ndryshon",
    blocks: [
      "Lart gjen datën dhe versionin e tekstit. Nëse ndryshon diçka e rëndësishme, e shkruajmë këtu dhe të njoftojmë më parë me email.",
    ],
  },
];
