import type { LegalText } from "@/components/layout/legal/legal-text";

/** The privacy policy in Filipino (GDPR, art. 13). */
export const privacyFil: LegalText = (facts) => [
  {
    id: "controller",
    title: "Sino ang nagpapasiya tungkol sa datos mo",
    blocks: [
      facts.company.name
        ? `Ang titolare del trattamento (ang may pananagutan sa datos, data controller) ay ${[facts.company.name, facts.company.address, facts.company.vat && `Partita IVA (VAT number sa Italya) ${facts.company.vat}`].filter(Boolean).join(", ")}. Sa pahinang ito, ang “kami” ay ang titolare.`
        : "Sa site na ito, hindi pa nakasaad kung sino ang titolare del trattamento (ang may pananagutan sa datos, data controller): hindi pa inilagay ng nagpapatakbo nito ang datos ng kompanya. Bago ka magrehistro, magtanong sa nagbigay sa iyo ng address ng site.",
      facts.company.email
        ? `Para sa anumang tanong tungkol sa datos mo, sumulat sa [${facts.company.email}](mailto:${facts.company.email}).`
        : "Sa site na ito, wala pang nakasaad na email para sa mga tanong tungkol sa datos.",
    ],
  },
  {
    id: "data",
    title: "Anong datos ang ginagamit namin at bakit",
    blocks: [
      "Datos na kailangan lang ang hinihingi namin sa iyo. Para sa bawat datos, makikita mo ang dahilan, ang batayan sa regulasyon ng Europa (GDPR) at ang tagal.",
      {
        table: {
          caption: "Ang datos, ang dahilan, ang legal na batayan at ang tagal",
          head: ["Ano", "Bakit", "Legal na batayan", "Gaano katagal"],
          rows: [
            [
              "Pangalan, apelyido, petsa at lugar ng kapanganakan",
              "Para malaman kung sino ang gumagamit ng account: personal ang access",
              "Kontrata (art. 6.1.b GDPR)",
              `Hanggang ${facts.accountDataMonths} buwan mula sa pagtatapos ng access`,
            ],
            [
              "Email at password",
              "Para makapasok ka at maipadala sa iyo ang mahahalagang mensahe. Isang bakas (hash) lang ng password ang iniingatan namin: walang makababasa nito",
              "Kontrata (art. 6.1.b GDPR)",
              `Hanggang ${facts.accountDataMonths} buwan mula sa pagtatapos ng access`,
            ],
            [
              "Codice fiscale (numero sa buwis ng Italya) at address",
              "Para gawin ang resibo at ang mga dokumento sa buwis ng pagbili mo",
              "Kontrata at obligasyon ayon sa batas (art. 6.1.b at 6.1.c GDPR)",
              `Kung may pagbili: ${facts.taxDataYears} taon. Kung wala: gaya ng datos ng account`,
            ],
            [
              "Numero ng telepono, kung ilalagay mo",
              "Para matawagan ka kung kailangan mo ng tulong",
              "Kontrata (art. 6.1.b GDPR)",
              "Hanggang alisin mo ito o burahin mo ang account",
            ],
            [
              "Mga sagot, isinulat na teksto, puntos at pagwawasto",
              "Para iwasto ang mga seksiyon at ipakita sa iyo ang pag-unlad mo",
              "Kontrata (art. 6.1.b GDPR)",
              `Hanggang ${facts.accountDataMonths} buwan mula sa pagtatapos ng access`,
            ],
            [
              "Araw ng eksam, dagdag na oras at kung ano ang kinalabasan, kung ilalagay mo ang mga ito",
              "Para gawan ka ng plano at tingnan kung tama ang mga tantiya namin: ang pinagsama-samang numero ng lahat lang ang nakikita ng paaralan",
              "Pahintulot: ibinibigay mo ito sa paglalagay ng mga ito (art. 6.1.a GDPR)",
              "Hanggang alisin mo ang mga ito o burahin mo ang account",
            ],
            [
              "Mga bayad, refund, pag-atras sa pagbili at nagamit na gift code",
              "Para bigyan ka ng access, ibalik sa iyo ang pera kapag kailangan, at magtala ng mga kuwenta (accounting)",
              "Kontrata at obligasyon ayon sa batas (art. 6.1.b at 6.1.c GDPR)",
              `Datos sa buwis: ${facts.taxDataYears} taon. Ang iba, gaya ng datos ng account`,
            ],
            [
              "Talaan ng account: mga pag-log in, pagpapalit ng password, mga ginawa ng administrator",
              "Para protektahan ang account mo at malaman kung sino ang gumawa ng ano",
              "Lehitimong interes sa seguridad (art. 6.1.f GDPR)",
              "Hangga’t may account; pagkatapos, mananatili itong walang kaugnayan sa iyo",
            ],
            [
              "Address sa network (IP)",
              "Para bilangin ang mga pagsubok at pigilan ang mga nanghuhula ng password. Isang bakas (hash) lang nito ang iniingatan namin",
              "Lehitimong interes sa seguridad (art. 6.1.f GDPR)",
              "Habang nagbibilang: ilang minuto o oras",
            ],
            [
              "Wika at pinili tungkol sa cookie",
              "Para ipakita sa iyo ang site ayon sa gusto mo",
              "Kontrata; para sa mga cookie na hindi kailangan, ang pahintulot (art. 6.1.a GDPR)",
              `Ang pinili tungkol sa cookie: ${facts.consentMonths} buwan`,
            ],
          ],
        },
      },
      "Kailangan ang datos ng pagrehistro: kung wala ito, hindi namin mabubuksan ang account ni magagawa ang resibo. Hindi sapilitan ang numero ng telepono.",
      "Galing sa iyo ang datos. Hindi kami bumibili ng datos sa iba at hindi namin ibinebenta ang sa iyo.",
    ],
  },
  {
    id: "retention",
    title: "Kailan namin binubura ang datos",
    blocks: [
      {
        list: [
          `Datos ng account: ${facts.accountDataMonths} buwan mula sa pagtatapos ng access mo. Kung hindi ka kailanman nagkaroon ng access: ${facts.accountDataMonths} buwan mula sa pagrehistro o sa huling beses na nag-log in ka.`,
          `Datos sa buwis ng mga bumili (pangalan, codice fiscale, address, halaga, mga petsa): ${facts.taxDataYears} taon, gaya ng hinihingi ng art. 2220 ng Codice civile (kodigo sibil ng Italya) at ng art. 22 ng DPR 600/1973 (batas ng Italya sa buwis). Iniingatan namin ang mga ito nang hiwalay sa iba.`,
          "Kung buburahin mo ang account, agad na mawawala ang iba pa. Maaaring manatili pa ito sandali sa mga backup copy, saka mapapatungan ng bago.",
        ],
      },
    ],
  },
  {
    id: "ai",
    title: "Ang artificial intelligence",
    blocks: [
      "Kapag aktibo ang “AI na guro”, ang tekstong isinusulat mo sa seksiyon ng Pagsulat o sa mga ehersisyo sa pagsulat ay iwinawasto ng isang sistema ng artificial intelligence ng kompanyang Anthropic. Sinasabi rin namin ito sa iyo sa pahina ng seksiyon (Regulasyon ng Europa tungkol sa artificial intelligence 2024/1689, art. 50).",
      {
        list: [
          "Ang ipinapadala lang namin ay ang paksa ng eksam, ang teksto mo at ang wika ng mga paliwanag.",
          "Hindi namin ipinapadala ang pangalan, email, codice fiscale, address o numero ng account.",
          "Huwag maglagay sa teksto ng totoong datos, sa iyo man o sa iba: hindi ito hinihingi ng eksam.",
          "Ayon sa mga kondisyon nito para sa mga negosyo, hindi ginagamit ng Anthropic ang mga tekstong ito para sanayin ang mga modelo nito.",
        ],
      },
      `Tantiya ang puntos at maaaring mali. Para lang ito sa pag-aaral: wala itong legal na epekto at hindi nagpapasiya sa totoong eksam. Lagi mong puwedeng hilinging suriin muli ng isang tao ang teksto mo: sa pahina ng resulta, pindutin ang “${facts.words.askTeacher}”. Ang puntos ng guro ang papalit sa puntos ng AI (art. 22 GDPR).`,
      "Ang mga seksiyong may mga tanong ay iwinawasto ng isang programang may mga tamang sagot, walang artificial intelligence.",
    ],
  },
  {
    id: "recipients",
    title: "Sino ang tumatanggap ng datos",
    blocks: [
      "Nakikita ito ng mga taong nagpapatakbo ng paaralan, para lang sa trabaho nila. Sa ilang bagay, tinutulungan kami ng ibang kompanya. Nagtatrabaho sila para sa amin sa ilalim ng kontrata (art. 28 GDPR) at hindi nila puwedeng gamitin ang datos para sa ibang layunin.",
      {
        table: {
          caption: "Ang mga kompanyang tumutulong sa amin",
          head: ["Sino", "Ano ang ginagawa", "Anong datos", "Saan"],
          rows: [
            [
              "Ang nagbibigay ng server (Vercel, o ang server ng nagpapatakbo ng site) at ng database",
              "Pinagagana ang site at iniingatan ang datos",
              "Lahat ng datos sa pahinang ito, maliban sa datos ng card",
              "European Union o Estados Unidos",
            ],
            [
              "Stripe Payments Europe (Ireland)",
              "Ang mga pagbabayad gamit ang card. Para sa seguridad ng mga bayad at laban sa panloloko, hiwalay itong titolare (data controller)",
              "Ang datos ng card, na hindi namin nakikita at hindi namin iniingatan; mula sa amin, isang panloob na numero, ang halaga at ang produkto lang",
              "European Union at Estados Unidos",
            ],
            [
              "Anthropic",
              "Ang pagwawasto ng mga teksto gamit ang AI, kapag aktibo ito",
              "Ang paksa at ang teksto, wala ang pangalan mo",
              "Estados Unidos",
            ],
            [
              "Ang nagbibigay ng serbisyo ng email",
              "Inihahatid ang mga email namin",
              "Pangalan, email address at laman ng mensahe",
              "European Union o Estados Unidos",
            ],
          ],
        },
      },
      "Puwede rin naming ibigay ang datos sa commercialista (accountant) at sa mga awtoridad, kapag hinihingi ng batas.",
    ],
  },
  {
    id: "transfers",
    title: "Datos sa labas ng European Union",
    blocks: [
      "Maaaring magproseso ng datos sa Estados Unidos ang ilan sa mga kompanyang ito. Nangyayari lang ito kung may garantiya: kasali ang kompanya sa Data Privacy Framework (desisyon ng European Commission 2023/1795), o pumirma ito sa mga pamantayang sugnay ng kontrata (standard contractual clauses, desisyon 2021/914). Puwede kang humingi sa amin ng kopya ng mga garantiya.",
    ],
  },
  {
    id: "cookies",
    title: "Mga cookie at memorya ng browser",
    blocks: [
      `Mga kailangang cookie lang ang ginagamit namin: hindi kailangan ang pahintulot mo. Sa ngayon, hindi kami gumagamit ng mga cookie sa pagsusuri o sa advertising. Kung balang araw ay magdagdag kami, gagana lang ang mga ito kung sumagot ka ng oo. Tatanungin ka namin muli pagkatapos ng ${facts.consentMonths} buwan. Puwede mong baguhin ang pinili mo kung kailan mo gusto sa “Mga pagpipilian sa cookie”, sa ibaba ng bawat pahina.`,
      {
        table: {
          caption: "Ang mga cookie",
          head: ["Pangalan", "Para saan", "Tagal"],
          rows: [
            ["next-auth.session-token", "Pinananatili nitong naka-log in ka", "30 araw mula sa huling bisita mo"],
            [
              "cils-known",
              "Tinatandaan nitong nakapasok ka na mula rito: hindi ka mahaharang ng mga pagsubok ng iba",
              "1 taon",
            ],
            ["cils-asked", "Tinatandaan nitong humingi ka mula rito ng code para sa password", "10 minuto"],
            ["cils-language", "Tinatandaan ang wika", "1 taon"],
            ["cils-view", "Tinatandaan kung paano mo gustong magbasa: letra, espasyo, ruler, galaw", "1 taon"],
            ["cookieConsent", "Tinatandaan nitong nakapili ka na", `${facts.consentMonths} buwan`],
            [
              "__stripe_mid, __stripe_sid",
              "Sa Stripe, laban sa panloloko: kapag binuksan mo lang ang form ng card",
              "1 taon at 30 minuto",
            ],
          ],
        },
      },
      {
        table: {
          caption: "Ang memorya ng browser (localStorage)",
          head: ["Pangalan", "Para saan", "Tagal"],
          rows: [
            ["cils-language", "Tinatandaan ang wika", "Hanggang burahin mo"],
            [
              "cookieConsent, cookieConsentDate",
              "Ang pinili mo tungkol sa cookie at ang petsa nito",
              `${facts.consentMonths} buwan`,
            ],
            ["cils_auth_state", "Pangalan at lagay ng access, para ipakita ang pahina", "Hanggang mag-log out ka"],
            ["token", "Mga pagwawasto mo lang ang nabubuksan nito", "2 oras ang bisa; inaalis kapag nag-log out ka"],
            ["tempUserData", "Ang email, habang pinapalitan mo ang nakalimutang password", "Hanggang matapos ka"],
            [
              "cils-answers",
              "Ang mga sagot na hindi pa nakararating sa server (localStorage, IndexedDB)",
              "Hanggang makarating",
            ],
            ["cils-audio", "Kung nasaan na ang pakikinig", "Hanggang matapos ito"],
            [
              "cils-copy, cils-files",
              "Ang simulasyong itinatago mo sa device at ang mga file ng site, para kapag walang internet (Cache Storage)",
              "Hanggang tapusin mo ito o mag-log out ka; ang mga file, hanggang sa susunod na bersiyon",
            ],
          ],
        },
      },
    ],
  },
  {
    id: "rights",
    title: "Ang mga karapatan mo",
    blocks: [
      {
        list: [
          "Tingnan at i-download ang datos mo: sa pahinang [Ang account mo](/account).",
          "Itama ang maling datos: sa pahina ring iyon.",
          "Burahin ang account: sa pahina ring iyon, agad. Ang matitira lang ay ang datos sa buwis na ipinatatago sa amin ng batas.",
          "Mag-log out sa lahat ng device: sa pahina ring iyon.",
          "Hilinging limitahan ang paggamit sa datos, o tutulan ang paggamit na nakabatay sa lehitimong interes.",
          "Tanggapin ang datos sa format na mababasa ng ibang serbisyo.",
          "Bawiin ang isang pahintulot kung kailan mo gusto: may bisa pa rin ang ginawa bago niyon.",
        ],
      },
      facts.company.email
        ? `Kung hindi mo ito magawa nang mag-isa, sumulat sa [${facts.company.email}](mailto:${facts.company.email}). Sasagot kami sa loob ng isang buwan at wala itong bayad.`
        : "Kung hindi mo ito magawa nang mag-isa, sumulat sa nagpapatakbo ng site na ito. Darating ang sagot sa loob ng isang buwan at wala itong bayad.",
      "Kung sa tingin mo ay mali ang paggamit namin sa datos mo, puwede kang magreklamo sa Garante per la protezione dei dati personali (awtoridad ng Italya para sa proteksiyon ng personal na datos), Piazza Venezia 11, 00187 Roma, [www.garanteprivacy.it](https://www.garanteprivacy.it).",
    ],
  },
  {
    id: "security",
    title: "Paano namin pinoprotektahan ang datos",
    blocks: [
      "Naka-encrypt ang koneksiyon sa site. Bilang bakas (hash) lang iniingatan ang mga password. Limitado ang mga pagsubok na mag-log in. Nakatala ang bawat ginagawa ng administrator. Kung may mangyaring malubhang problemang may kinalaman sa iyo, sasabihin namin sa iyo (art. 34 GDPR).",
    ],
  },
  {
    id: "profiling",
    title: "Walang profiling",
    blocks: [
      "Hindi kami gumagawa ng profile tungkol sa iyo, hindi namin ginagamit ang datos para sa advertising, at hindi kami gumagawa ng mga awtomatikong desisyong may legal na epekto.",
    ],
  },
  {
    id: "minors",
    title: "Mga wala pang 18 taong gulang",
    blocks: [
      "Para sa mga nasa hustong gulang ang site. Ang wala pang 18 taong gulang ay magrerehistro at bibili lang kasama ang magulang o ang tagapag-alaga (guardian).",
    ],
  },
  {
    id: "changes",
    title: "Kung magbabago ang pahinang ito",
    blocks: [
      "Nasa itaas ang petsa at bersiyon ng teksto. Kung may mahalagang magbabago, isusulat namin ito rito at sasabihan ka muna namin sa email.",
    ],
  },
];
