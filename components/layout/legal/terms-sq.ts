import type { LegalText } from "@/components/layout/legal/legal-text";

/** The terms in Albanian. */
export const termsSq: LegalText = (facts) => [
  {
    id: "seller",
    title: "Kush shet",
    blocks: [
      facts.company.name
        ? `Shet ${[facts.company.name, facts.company.address, facts.company.vat && `partita IVA (numri i TVSH-së) ${facts.company.vat}`].filter(Boolean).join(", ")}. Në këtë faqe «ne» do të thotë shitësi.`
        : "Në këtë instalim shitësi ende nuk është shënuar: kush e administron nuk i ka shkruar të dhënat e shoqërisë. Derisa të mungojnë, mos bli.",
      facts.company.email
        ? `Për pyetje dhe ankesa shkruaj te [${facts.company.email}](mailto:${facts.company.email}).`
        : "Në këtë instalim ende nuk është shënuar një email për pyetje dhe ankesa.",
    ],
  },
  {
    id: "what",
    title: "Çfarë blen",
    blocks: [
      `Blen aksesin te ${facts.simulations} simulime të plota të provimit të italishtes ${facts.product} B1 Cittadinanza (shtetësia), për t’i bërë në këtë faqe interneti. Është një shërbim digjital.`,
      {
        list: [
          "Çdo simulim ka pesë prova: dy të dëgjimit, lexim, cloze dhe shkrim.",
          "Çdo simulim bëhet vetëm një herë. Mund të ndalesh dhe të vazhdosh një ditë tjetër.",
          "Në fund të çdo prove e sheh korrigjimin me shpjegimet. Pastaj mund ta lexosh përsëri dhe ta ruash përmbledhjen në PDF.",
        ],
      },
      "Të duhen internet dhe një shfletues i përditësuar në telefon, tablet ose kompjuter. Për provat e dëgjimit të duhen altoparlantë ose kufje. Nuk ke nevojë të instalosh asgjë.",
    ],
  },
  {
    id: "price",
    title: "Çmimi dhe pagesa",
    blocks: [
      facts.price === facts.listPrice
        ? `Aksesi kushton ${facts.price} €, me taksat të përfshira, me një pagesë të vetme. Nuk është abonim: nuk rinovohet vetë.`
        : `Aksesi sot kushton ${facts.price} € (çmimi i plotë ${facts.listPrice} €), me taksat të përfshira, me një pagesë të vetme. Nuk është abonim: nuk rinovohet vetë.`,
      "Më parë regjistrohesh, pastaj paguan me kartë. Kontrata fillon kur pagesa kryhet me sukses. Menjëherë pas kësaj të dërgojmë me email konfirmimin me këto kushte. Kontrata është në italisht; përkthimet ndihmojnë për ta kuptuar.",
      "Mund t’i korrigjosh të dhënat derisa të shtypësh «Konfirmo dhe paguaj». Vlen çmimi që sheh në atë çast.",
    ],
  },
  {
    id: "gift-codes",
    title: "Kodet dhuratë",
    blocks: [
      "Një kod dhuratë jep të njëjtin akses pa paguar. Vlen vetëm një herë, për një llogari të vetme, dhe brenda skadencës së vet, nëse ka një të tillë. Nuk kthehet në para.",
    ],
  },
  {
    id: "duration",
    title: "Sa zgjat",
    blocks: [
      `Aksesi vlen 12 muaj (${facts.accessDays} ditë) nga dita kur e aktivizon. Data e mbarimit është te faqja [Llogaria jote](/account). Pastaj mund t’i lexosh ende rishikimet e mbaruara, për sa kohë ekziston llogaria jote: të dhënat e saj i fshijmë ${facts.accountDataMonths} muaj pas mbarimit të aksesit.`,
    ],
  },
  {
    id: "withdrawal",
    title: "E drejta e tërheqjes nga blerja (diritto di recesso)",
    blocks: [
      `Nëse blen me kartë, ke ${facts.withdrawalDays} ditë për të ndërruar mendje, pa thënë pse (nenet 52 e në vijim të Codice del consumo, Kodit italian të konsumit). Hap [Llogaria jote](/account) dhe zgjidh «${facts.words.withdraw}», ose na shkruaj: mjafton një fjali e qartë. Të kthejmë gjithçka në të njëjtën kartë brenda 14 ditëve dhe aksesi yt mbyllet.`,
      `Kur paguan, mund të vësh një shenjë pranë këtyre fjalëve: «${facts.words.waiver}» Nuk është e detyrueshme. Nëse e vë shenjën, e humb të drejtën e tërheqjes nga blerja sapo aksesi të jetë aktiv (neni 59, shkronja o: art. 59, lettera o). Nëse nuk e vë, aksesin e ke gjithsesi menjëherë dhe të ${facts.withdrawalDays} ditët mbeten.`,
      "Tërheqja nga blerja vlen për blerjet me kartë. Një kod dhuratë nuk është blerje: nuk ka asgjë për t’u kthyer.",
    ],
  },
  {
    id: "refunds",
    title: "Rimbursimet",
    blocks: [
      "Nuk bëjmë rimbursime për llogaritë e papërdorura. Mbeten gjithmonë në fuqi e drejta e tërheqjes nga blerja dhe garancia ligjore, të shkruara në këtë faqe.",
    ],
  },
  {
    id: "guarantee",
    title: "Garancia ligjore",
    blocks: [
      "Shërbimi duhet të funksionojë siç përshkruhet këtu, për gjithë kohëzgjatjen e aksesit (nenet 135-octies e në vijim të Codice del consumo). Nëse diçka nuk shkon, na shkruaj: e ndreqim brenda një kohe të arsyeshme dhe pa shpenzime. Nëse nuk ia dalim, mund të kërkosh uljen e çmimit ose ta mbyllësh kontratën dhe t’i marrësh paratë mbrapsht.",
      "E mbajmë faqen e internetit të përditësuar dhe të sigurt. Mund ta përmirësojmë, por pa të hequr atë që ke blerë.",
    ],
  },
  {
    id: "ai",
    title: "Korrigjimi me inteligjencën artificiale",
    blocks: [
      `Një sistem i inteligjencës artificiale mund ta korrigjojë tekstin tënd të shkruar. Mund të gabojë: nota është një vlerësim i përafërt. Mund të kërkosh që ta rishikojë një njeri me «${facts.words.askTeacher}», një herë për çdo simulim. Kur AI nuk është aktive ose nuk përgjigjet, teksti pret një mësues. Hollësitë janë te faqja [Privatësia](/privacy#ai).`,
      "Zërat e dëgjimeve janë sintetikë: faqet e thonë.",
    ],
  },
  {
    id: "independence",
    title: "Material i pavarur",
    blocks: [
      facts.words.disclaimer,
      "Ta kalosh një simulim nuk do të thotë ta kalosh provimin e vërtetë. Nuk mund të premtojmë një rezultat.",
    ],
  },
  {
    id: "conduct",
    title: "Çfarë të kërkojmë ty",
    blocks: [
      {
        list: [
          "Shkruaj të dhëna të vërteta dhe mbaji të përditësuara.",
          "Llogaria është personale: mos ua jep fjalëkalimin të tjerëve dhe mos e shit aksesin.",
          "Mos kopjo dhe mos publiko tekste, pyetje, audio ose korrigjime. Mund ta printosh përmbledhjen tënde për të mësuar.",
          "Mos provo të hysh te të dhënat e të tjerëve dhe mos e shqetëso faqen e internetit me programe automatike.",
          "Tekstet që shkruan mbeten të tuat. Na lejon t’i ruajmë dhe t’i korrigjojmë për të të dhënë shërbimin.",
        ],
      },
    ],
  },
  {
    id: "suspension",
    title: "Pezullimi",
    blocks: [
      "Nëse i shkel rëndë këto rregulla, mund ta pezullojmë llogarinë. Ta themi arsyen dhe mund të përgjigjesh. Edhe me llogarinë të pezulluar mund të hysh, t’i lexosh rishikimet e mbaruara, t’i shkarkosh të dhënat dhe ta fshish llogarinë. Nëse pezullimi është gabimi ynë, ta kthejmë kohën e humbur.",
    ],
  },
  {
    id: "liability",
    title: "Përgjegjësia",
    blocks: [
      "Bëjmë çmos që faqja e internetit të funksionojë gjithmonë, por mund të ketë ndërprerje për shkak të punimeve ose defekteve. Përgjigjemi për dëmet që shkaktojmë me dashje ose nga pakujdesia e rëndë dhe në të gjitha rastet kur ligji nuk lejon ta përjashtojmë përgjegjësinë. Asgjë në këtë faqe nuk i kufizon të drejtat që ligji u jep konsumatorëve.",
    ],
  },
  {
    id: "complaints",
    title: "Ankesat",
    blocks: [
      facts.company.email
        ? `Na shkruaj më parë neve, te [${facts.company.email}](mailto:${facts.company.email}): përgjigjemi brenda 30 ditëve. Nëse nuk je dakord, mund t’i drejtohesh një organi pajtimi për konsumatorët (nenet 141 e në vijim të Codice del consumo).`
        : "Shkruaji më parë atij që e administron këtë instalim: përgjigjja vjen brenda 30 ditëve. Nëse nuk je dakord, mund t’i drejtohesh një organi pajtimi për konsumatorët (nenet 141 e në vijim të Codice del consumo).",
      "Platforma evropiane ODR (për zgjidhjen e mosmarrëveshjeve në internet) është mbyllur që nga 20 korriku 2025 dhe nuk përdoret më.",
    ],
  },
  {
    id: "law",
    title: "Ligji dhe gjykata",
    blocks: [
      "Vlen ligji italian. Nëse je konsumator, gjykata është ajo e vendit ku banon (neni 66-bis i Codice del consumo). Nëse banon në një vend tjetër të Bashkimit Evropian, mbeten në fuqi rregullat e vendit tënd që të mbrojnë më shumë.",
    ],
  },
  {
    id: "changes",
    title: "Versionet",
    blocks: [
      "Për blerjen tënde vlen versioni që ke pranuar. Lart gjen datën dhe versionin e tekstit të sotëm. Nëse duhet të ndryshojmë diçka gjatë aksesit tënd, të njoftojmë më parë me email; nëse ndryshimi të heq diçka, mund ta mbyllësh kontratën.",
    ],
  },
];
