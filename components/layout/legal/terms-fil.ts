import type { LegalText } from "@/components/layout/legal/legal-text";

/** The terms in Filipino. */
export const termsFil: LegalText = (facts) => [
  {
    id: "seller",
    title: "Sino ang nagbebenta",
    blocks: [
      facts.company.name
        ? `Ang nagbebenta ay ${[facts.company.name, facts.company.address, facts.company.vat && `Partita IVA (VAT number sa Italya) ${facts.company.vat}`].filter(Boolean).join(", ")}. Sa pahinang ito, ang “kami” ay ang nagbebenta.`
        : "Sa site na ito, hindi pa nakasaad kung sino ang nagbebenta: hindi pa inilagay ng nagpapatakbo nito ang datos ng kompanya. Hangga’t wala ang mga ito, huwag bumili.",
      facts.company.email
        ? `Para sa mga tanong at reklamo, sumulat sa [${facts.company.email}](mailto:${facts.company.email}).`
        : "Sa site na ito, wala pang nakasaad na email para sa mga tanong at reklamo.",
    ],
  },
  {
    id: "what",
    title: "Ano ang binibili mo",
    blocks: [
      `Binibili mo ang access sa ${facts.simulations} buong simulasyon ng eksam sa Italyano na ${facts.product} B1 Cittadinanza, na gagawin sa site. Isa itong digital na serbisyo.`,
      {
        list: [
          "May limang seksiyon ang bawat simulasyon: dalawa sa Pakikinig, at tig-isa sa Pagbasa, Cloze at Pagsulat.",
          "Isang beses lang magagawa ang bawat simulasyon. Puwede kang huminto at magpatuloy sa ibang araw.",
          "Sa dulo ng bawat seksiyon, makikita mo ang pagwawasto na may mga paliwanag. Pagkatapos, puwede mo itong basahin muli at i-save ang buod bilang PDF.",
        ],
      },
      "Kailangan mo ng internet at ng updated na browser sa cellphone, tablet o computer. Para sa mga seksiyon ng Pakikinig, kailangan mo ng speaker o headphones. Wala kang kailangang i-install.",
    ],
  },
  {
    id: "price",
    title: "Presyo at pagbabayad",
    blocks: [
      facts.price === facts.listPrice
        ? `€${facts.price} ang halaga ng access, kasama na ang buwis, sa isang bayad lang. Hindi ito subscription: hindi ito kusang nare-renew.`
        : `Ngayon, €${facts.price} ang halaga ng access (buong presyo €${facts.listPrice}), kasama na ang buwis, sa isang bayad lang. Hindi ito subscription: hindi ito kusang nare-renew.`,
      "Magrerehistro ka muna, saka magbabayad gamit ang card. Nagsisimula ang kontrata kapag nagtagumpay ang pagbabayad. Pagkatapos niyon, ipapadala namin agad sa iyo sa email ang kumpirmasyon kasama ang mga tuntuning ito. Nasa Italyano ang kontrata; tulong sa pag-unawa ang mga salin.",
      "Puwede mong itama ang datos hanggang sa pindutin mo ang “Kumpirmahin at magbayad”. Ang presyong nakikita mo sa sandaling iyon ang may bisa.",
    ],
  },
  {
    id: "gift-codes",
    title: "Mga gift code",
    blocks: [
      "Nagbibigay ang gift code ng parehong access nang walang bayad. Isang beses lang ito magagamit, para sa isang account lang, at bago ito mag-expire kung may petsa ng pag-expire. Hindi ito naipapalit sa pera.",
    ],
  },
  {
    id: "duration",
    title: "Gaano katagal",
    blocks: [
      `12 buwan (${facts.accessDays} araw) ang bisa ng access mula sa araw na i-activate mo ito. Nasa pahinang [Ang account mo](/account) ang petsa ng pagtatapos. Pagkatapos niyon, mababasa mo pa rin ang mga pagwawastong tapos na, hangga’t mayroon kang account: binubura namin ang datos nito ${facts.accountDataMonths} buwan mula sa pagtatapos ng access.`,
    ],
  },
  {
    id: "withdrawal",
    title: "Karapatang umatras sa pagbili (diritto di recesso)",
    blocks: [
      `Kung bibili ka gamit ang card, may ${facts.withdrawalDays} araw ka para magbago ng isip, nang hindi sinasabi kung bakit (art. 52 at mga kasunod ng Codice del consumo, ang batas ng Italya para sa mga mamimili). Buksan ang [Ang account mo](/account) at piliin ang “${facts.words.withdraw}”, o sumulat sa amin: sapat na ang isang malinaw na pangungusap. Ibabalik namin ang lahat sa parehong card sa loob ng 14 na araw at magsasara ang access mo.`,
      `Kapag nagbabayad ka, puwede mong lagyan ng tsek ang tabi ng mga salitang ito: “${facts.words.waiver}” Hindi ito sapilitan. Kung lalagyan mo ng tsek, mawawala ang karapatan mong umatras sa pagbili sa sandaling maging aktibo ang access (art. 59, titik o). Kung hindi mo lalagyan, may access ka pa rin agad at mananatili ang ${facts.withdrawalDays} araw.`,
      "Ang pag-atras sa pagbili ay para sa mga binili gamit ang card. Hindi pagbili ang gift code: walang ibabalik na bayad.",
    ],
  },
  {
    id: "refunds",
    title: "Mga refund",
    blocks: [
      "Walang refund para sa mga account na hindi nagamit. Laging may bisa ang karapatang umatras sa pagbili at ang garantiya ayon sa batas, na nakasulat sa pahinang ito.",
    ],
  },
  {
    id: "guarantee",
    title: "Garantiya ayon sa batas",
    blocks: [
      "Dapat gumana ang serbisyo gaya ng inilalarawan dito, sa buong tagal ng access (art. 135-octies at mga kasunod ng Codice del consumo). Kung may hindi gumagana nang tama, sumulat sa amin: aayusin namin ito sa loob ng makatwirang panahon at nang walang bayad. Kung hindi namin ito maayos, puwede kang humiling ng mas mababang presyo, o wakasan ang kontrata at mabawi ang pera mo.",
      "Pinananatili naming updated at ligtas ang site. Puwede namin itong pagandahin, pero hindi namin aalisin sa iyo ang binili mo.",
    ],
  },
  {
    id: "ai",
    title: "Ang pagwawasto gamit ang artificial intelligence",
    blocks: [
      `Puwedeng iwasto ng isang sistema ng artificial intelligence ang isinulat mong teksto. Maaari itong magkamali: tantiya ang puntos. Puwede mong hilinging suriin ito muli ng isang tao gamit ang “${facts.words.askTeacher}”, isang beses sa bawat simulasyon. Kapag hindi aktibo o hindi sumasagot ang AI, maghihintay ng guro ang teksto. Nasa pahinang [Privacy](/privacy#ai) ang mga detalye.`,
      "Gawa ng computer ang mga boses sa Pakikinig: sinasabi ito ng mga pahina.",
    ],
  },
  {
    id: "independence",
    title: "Malayang materyal",
    blocks: [
      facts.words.disclaimer,
      "Ang pagpasa sa isang simulasyon ay hindi nangangahulugang papasa ka sa totoong eksam. Hindi kami makapapangako ng resulta.",
    ],
  },
  {
    id: "conduct",
    title: "Ano ang hinihiling namin sa iyo",
    blocks: [
      {
        list: [
          "Maglagay ng totoong datos at panatilihing updated ang mga ito.",
          "Personal ang account: huwag ibigay ang password sa iba at huwag ibenta ang access.",
          "Huwag kopyahin at huwag ilathala ang mga teksto, tanong, audio o pagwawasto. Puwede mong i-print ang buod mo para mag-aral.",
          "Huwag subukang pasukin ang datos ng iba at huwag guluhin ang site gamit ang mga awtomatikong programa.",
          "Sa iyo pa rin ang mga tekstong isinusulat mo. Pinapayagan mo kaming ingatan at iwasto ang mga ito para maibigay sa iyo ang serbisyo.",
        ],
      },
    ],
  },
  {
    id: "suspension",
    title: "Suspensiyon",
    blocks: [
      "Kung malubha ang paglabag mo sa mga tuntuning ito, puwede naming suspendihin ang account. Sasabihin namin sa iyo ang dahilan at puwede kang sumagot. Kahit suspendido ang account, puwede kang mag-log in, magbasa ng mga pagwawastong tapos na, mag-download ng datos mo at magbura ng account. Kung pagkakamali namin ang suspensiyon, ibabalik namin sa iyo ang nawalang panahon.",
    ],
  },
  {
    id: "liability",
    title: "Pananagutan",
    blocks: [
      "Ginagawa namin ang makakaya para laging gumana ang site, pero maaaring magkaroon ng pagkaantala dahil sa pag-aayos o sira. Pananagutan namin ang pinsalang gawa namin nang sadya o dahil sa malubhang kapabayaan (dolo o colpa grave), at sa lahat ng kasong hindi pinapayagan ng batas na alisin ang pananagutang ito. Walang anuman sa pahinang ito ang naglilimita sa mga karapatang ibinibigay ng batas sa mga mamimili.",
    ],
  },
  {
    id: "complaints",
    title: "Mga reklamo",
    blocks: [
      facts.company.email
        ? `Sumulat muna sa amin, sa [${facts.company.email}](mailto:${facts.company.email}): sasagot kami sa loob ng 30 araw. Kung hindi ka sang-ayon, puwede kang lumapit sa isang organismo di conciliazione (tanggapang tumutulong lutasin ang mga hindi pagkakasundo) para sa mga mamimili (art. 141 at mga kasunod ng Codice del consumo).`
        : "Sumulat muna sa nagpapatakbo ng site na ito: darating ang sagot sa loob ng 30 araw. Kung hindi ka sang-ayon, puwede kang lumapit sa isang organismo di conciliazione (tanggapang tumutulong lutasin ang mga hindi pagkakasundo) para sa mga mamimili (art. 141 at mga kasunod ng Codice del consumo).",
      "Sarado na ang platapormang ODR ng Europa mula noong Hulyo 20, 2025 at hindi na ito ginagamit.",
    ],
  },
  {
    id: "law",
    title: "Batas at hukuman",
    blocks: [
      "Ang batas ng Italya ang may bisa. Kung isa kang mamimili (consumer), ang hukuman ay ang nasa lugar kung saan ka nakatira (art. 66-bis ng Codice del consumo). Kung nakatira ka sa ibang bansa ng European Union, may bisa pa rin ang mga tuntunin ng bansa mo na mas nagpoprotekta sa iyo.",
    ],
  },
  {
    id: "changes",
    title: "Mga bersiyon",
    blocks: [
      "Para sa pagbili mo, may bisa ang bersiyong tinanggap mo. Nasa itaas ang petsa at bersiyon ng teksto ngayon. Kung may kailangan kaming baguhin habang may access ka, sasabihan ka muna namin sa email; kung may aalisin sa iyo ang pagbabago, puwede mong wakasan ang kontrata.",
    ],
  },
];
