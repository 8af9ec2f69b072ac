import type { LegalText } from "@/components/layout/legal/legal-text";

/** The privacy policy in Spanish (GDPR, art. 13). */
export const privacyEs: LegalText = (facts) => [
  {
    id: "controller",
    title: "Quién decide sobre tus datos",
    blocks: [
      facts.company.name
        ? `El responsable del tratamiento es ${[facts.company.name, facts.company.address, facts.company.vat && `partita IVA (número de IVA) ${facts.company.vat}`].filter(Boolean).join(", ")}. En esta página «nosotros» quiere decir el responsable.`
        : "En este sitio el responsable del tratamiento todavía no está indicado: quien la gestiona no ha escrito los datos de la sociedad. Antes de registrarte, pregunta a quien te ha dado la dirección del sitio.",
      facts.company.email
        ? `Para cualquier pregunta sobre tus datos escribe a [${facts.company.email}](mailto:${facts.company.email}).`
        : "En este sitio todavía no está indicado un correo para las preguntas sobre los datos.",
    ],
  },
  {
    id: "data",
    title: "Qué datos usamos y por qué",
    blocks: [
      "Te pedimos solo los datos que hacen falta. Para cada dato encuentras el motivo, la base en el reglamento europeo (GDPR, en español RGPD) y el tiempo.",
      {
        table: {
          caption: "Los datos, el motivo, la base legal y el tiempo",
          head: ["Qué", "Por qué", "Base legal", "Cuánto tiempo"],
          rows: [
            [
              "Nombre, apellido, fecha y lugar de nacimiento",
              "Saber quién usa la cuenta: el acceso es personal",
              "Contrato (art. 6.1.b GDPR)",
              `Hasta ${facts.accountDataMonths} meses después del final del acceso`,
            ],
            [
              "Correo y contraseña",
              "Dejarte entrar y enviarte los mensajes importantes. De la contraseña conservamos solo una huella: nadie puede leerla",
              "Contrato (art. 6.1.b GDPR)",
              `Hasta ${facts.accountDataMonths} meses después del final del acceso`,
            ],
            [
              "Codice fiscale (código fiscal italiano) y dirección",
              "Hacer el recibo y los documentos fiscales de tu compra",
              "Contrato y obligación legal (art. 6.1.b y 6.1.c GDPR)",
              `Con una compra: ${facts.taxDataYears} años. Sin compra: como los datos de la cuenta`,
            ],
            [
              "Teléfono, si lo escribes",
              "Poder llamarte si necesitas ayuda",
              "Contrato (art. 6.1.b GDPR)",
              "Hasta que lo quites o borres la cuenta",
            ],
            [
              "Respuestas, textos escritos, notas y correcciones",
              "Corregir las pruebas y mostrarte los progresos",
              "Contrato (art. 6.1.b GDPR)",
              `Hasta ${facts.accountDataMonths} meses después del final del acceso`,
            ],
            [
              "Día del examen, tiempo extra y cómo te ha ido, si los escribes",
              "Hacerte un plan y comprobar si nuestras estimaciones son correctas: la escuela ve solo los números de todos juntos",
              "Consentimiento: lo das al escribirlos (art. 6.1.a GDPR)",
              "Hasta que los quites o borres la cuenta",
            ],
            [
              "Pagos, reembolsos, desistimientos y códigos de regalo usados",
              "Darte el acceso, devolverte el dinero cuando corresponde, llevar la contabilidad",
              "Contrato y obligación legal (art. 6.1.b y 6.1.c GDPR)",
              `Datos fiscales: ${facts.taxDataYears} años. El resto, como los datos de la cuenta`,
            ],
            [
              "Historial de la cuenta: entradas, cambios de contraseña, acciones de quien administra",
              "Proteger tu cuenta y saber quién ha hecho qué",
              "Interés legítimo en la seguridad (art. 6.1.f GDPR)",
              "Mientras exista la cuenta; después queda sin relación contigo",
            ],
            [
              "Dirección de red (IP)",
              "Contar los intentos, para detener a quien prueba contraseñas. Conservamos solo una huella de ella",
              "Interés legítimo en la seguridad (art. 6.1.f GDPR)",
              "Mientras se cuentan los intentos: minutos u horas",
            ],
            [
              "Idioma y elección sobre las cookies",
              "Mostrarte el sitio como lo quieres",
              "Contrato; para las cookies no necesarias, el consentimiento (art. 6.1.a GDPR)",
              `La elección sobre las cookies: ${facts.consentMonths} meses`,
            ],
          ],
        },
      },
      "Los datos del registro son obligatorios: sin ellos no podemos abrir la cuenta ni hacer el recibo. El teléfono es opcional.",
      "Los datos vienen de ti. No compramos datos a otros y no vendemos los tuyos.",
    ],
  },
  {
    id: "retention",
    title: "Cuándo borramos los datos",
    blocks: [
      {
        list: [
          `Datos de la cuenta: ${facts.accountDataMonths} meses después del final de tu acceso. Si nunca has tenido un acceso: ${facts.accountDataMonths} meses después del registro o de la última vez que entraste.`,
          `Datos fiscales de quien ha comprado (nombre, codice fiscale, dirección, importe, fechas): ${facts.taxDataYears} años, como piden el art. 2220 del Codice civile (código civil italiano) y el art. 22 del DPR 600/1973 (decreto italiano sobre los impuestos). Los guardamos separados del resto.`,
          "Si borras la cuenta, el resto desaparece enseguida. En las copias de seguridad puede quedar todavía poco tiempo, después se sobrescribe.",
        ],
      },
    ],
  },
  {
    id: "ai",
    title: "La inteligencia artificial",
    blocks: [
      "Cuando el «profesor de IA» está activo, el texto que escribes en la prueba de escritura o en los ejercicios de escritura lo corrige un sistema de inteligencia artificial de la sociedad Anthropic. Te lo decimos también en la página de la prueba (Reglamento europeo sobre la inteligencia artificial 2024/1689, art. 50).",
      {
        list: [
          "Enviamos solo el tema del examen, tu texto y el idioma de las explicaciones.",
          "No enviamos nombre, correo, codice fiscale, dirección ni número de la cuenta.",
          "En el texto no escribas datos reales, tuyos o de otras personas: el examen no los pide.",
          "Según sus condiciones para empresas, Anthropic no usa estos textos para entrenar sus modelos.",
        ],
      },
      `La nota es una estimación y puede ser incorrecta. Sirve solo para estudiar: no tiene efectos legales y no decide el examen real. Siempre puedes pedir que una persona revise tu texto: en la página del resultado toca «${facts.words.askTeacher}». La nota del profesor ocupa el lugar de la nota de la IA (art. 22 GDPR).`,
      "Las pruebas con preguntas las corrige un programa con las respuestas correctas, sin inteligencia artificial.",
    ],
  },
  {
    id: "recipients",
    title: "Quién recibe los datos",
    blocks: [
      "Los ven las personas que gestionan la escuela, solo para su trabajo. Para algunas cosas nos ayudan otras sociedades. Trabajan para nosotros con un contrato (art. 28 GDPR) y no pueden usar los datos para otros fines.",
      {
        table: {
          caption: "Las sociedades que nos ayudan",
          head: ["Quién", "Qué hace", "Qué datos", "Dónde"],
          rows: [
            [
              "El proveedor del servidor (Vercel, o el servidor de quien gestiona el sitio) y de la base de datos",
              "Hace funcionar el sitio y conserva los datos",
              "Todos los datos de esta página, excepto los de la tarjeta",
              "Unión Europea o Estados Unidos",
            ],
            [
              "Stripe Payments Europe (Irlanda)",
              "Los pagos con tarjeta. Para la seguridad de los pagos y la lucha contra el fraude es responsable independiente del tratamiento",
              "Los datos de la tarjeta, que nosotros no vemos ni conservamos; de nosotros solo un número interno, el importe y el producto",
              "Unión Europea y Estados Unidos",
            ],
            [
              "Anthropic",
              "La corrección de los textos con la IA, cuando está activa",
              "El tema y el texto, sin tu nombre",
              "Estados Unidos",
            ],
            [
              "El proveedor del correo electrónico",
              "Entrega nuestros correos",
              "Nombre, dirección de correo y contenido del mensaje",
              "Unión Europea o Estados Unidos",
            ],
          ],
        },
      },
      "Podemos dar los datos también a nuestro asesor contable y fiscal y a las autoridades, cuando la ley lo pide.",
    ],
  },
  {
    id: "transfers",
    title: "Datos fuera de la Unión Europea",
    blocks: [
      "Algunas de estas sociedades pueden tratar datos en Estados Unidos. Ocurre solo con una garantía: la sociedad participa en el Data Privacy Framework (marco de privacidad de datos, decisión de la Comisión Europea 2023/1795), o ha firmado las cláusulas contractuales tipo (decisión 2021/914). Puedes pedirnos una copia de las garantías.",
    ],
  },
  {
    id: "cookies",
    title: "Cookies y memoria del navegador",
    blocks: [
      `Usamos solo cookies necesarias: no hace falta tu consentimiento. Hoy no usamos cookies de análisis o de publicidad. Si un día las añadimos, se activan solo si has dicho que sí. Te pedimos de nuevo la elección después de ${facts.consentMonths} meses. Puedes cambiarla cuando quieras con «Preferencias de cookies», al final de cada página.`,
      {
        table: {
          caption: "Las cookies",
          head: ["Nombre", "Para qué sirve", "Duración"],
          rows: [
            ["next-auth.session-token", "Mantiene abierta tu cuenta", "30 días desde la última visita"],
            [
              "cils-known",
              "Recuerda que desde aquí ya has entrado: los intentos de otras personas no te bloquean",
              "1 año",
            ],
            ["cils-asked", "Recuerda que desde aquí has pedido un código para la contraseña", "10 minutos"],
            ["cils-language", "Recuerda el idioma", "1 año"],
            ["cils-view", "Recuerda cómo quieres leer: letra, espacios, regla, movimiento", "1 año"],
            ["cookieConsent", "Recuerda que ya has elegido", `${facts.consentMonths} meses`],
            [
              "__stripe_mid, __stripe_sid",
              "De Stripe, contra el fraude: solo cuando abres el formulario de la tarjeta",
              "1 año y 30 minutos",
            ],
          ],
        },
      },
      {
        table: {
          caption: "La memoria del navegador (localStorage)",
          head: ["Nombre", "Para qué sirve", "Duración"],
          rows: [
            ["cils-language", "Recuerda el idioma", "Hasta que lo borres"],
            [
              "cookieConsent, cookieConsentDate",
              "Tu elección sobre las cookies y su fecha",
              `${facts.consentMonths} meses`,
            ],
            ["cils_auth_state", "Nombre y estado del acceso, para mostrar la página", "Hasta que salgas"],
            ["token", "Abre solo tus revisiones", "Vale 2 horas; se quita cuando sales"],
            ["tempUserData", "El correo, mientras cambias la contraseña olvidada", "Hasta que termines"],
            [
              "cils-answers",
              "Las respuestas que todavía no han llegado al servidor (localStorage, IndexedDB)",
              "Hasta que lleguen",
            ],
            ["cils-audio", "En qué punto está la audición", "Hasta que termine"],
            [
              "cils-copy, cils-files",
              "El simulacro que guardas en el dispositivo y los archivos del sitio, para cuando no hay conexión (Cache Storage)",
              "Hasta que lo termines o salgas; los archivos, hasta la versión siguiente",
            ],
          ],
        },
      },
    ],
  },
  {
    id: "rights",
    title: "Tus derechos",
    blocks: [
      {
        list: [
          "Ver y descargar tus datos: en la página [Tu cuenta](/account).",
          "Corregir los datos incorrectos: en la misma página.",
          "Borrar la cuenta: en la misma página, enseguida. Quedan solo los datos fiscales que la ley nos obliga a conservar.",
          "Salir de todos los dispositivos: en la misma página.",
          "Pedir que limitemos el uso de los datos, u oponerte al uso que se basa en el interés legítimo.",
          "Recibir los datos en un formato que otro servicio pueda leer.",
          "Retirar un consentimiento cuando quieras: lo que se hizo antes sigue siendo válido.",
        ],
      },
      facts.company.email
        ? `Si no puedes hacerlo por tu cuenta, escribe a [${facts.company.email}](mailto:${facts.company.email}). Respondemos en el plazo de un mes y no cuesta nada.`
        : "Si no puedes hacerlo por tu cuenta, escribe a quien gestiona esta instalación. La respuesta llega en el plazo de un mes y no cuesta nada.",
      "Si piensas que usamos mal tus datos, puedes presentar una reclamación al Garante per la protezione dei dati personali (la autoridad italiana de protección de datos), Piazza Venezia 11, 00187 Roma, [www.garanteprivacy.it](https://www.garanteprivacy.it).",
    ],
  },
  {
    id: "security",
    title: "Cómo protegemos los datos",
    blocks: [
      "La conexión con el sitio está cifrada. Las contraseñas se conservan solo como huella. Los intentos de entrar están limitados. Cada acción de quien administra queda escrita. Si ocurre un problema grave que te afecta, te lo decimos (art. 34 GDPR).",
    ],
  },
  {
    id: "profiling",
    title: "Nada de perfiles",
    blocks: [
      "No hacemos perfiles sobre ti, no usamos los datos para la publicidad y no tomamos decisiones automáticas con efectos legales.",
    ],
  },
  {
    id: "minors",
    title: "Quien tiene menos de 18 años",
    blocks: [
      "El sitio está pensado para personas adultas. Quien tiene menos de 18 años se registra y compra solo con su padre, su madre o su tutor legal.",
    ],
  },
  {
    id: "changes",
    title: "Si esta página cambia",
    blocks: [
      "Arriba encuentras la fecha y la versión del texto. Si cambia algo importante, lo escribimos aquí y te avisamos antes por correo.",
    ],
  },
];
