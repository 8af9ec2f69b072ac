import type { LegalText } from "@/components/layout/legal/legal-text";

/** The terms in Spanish. */
export const termsEs: LegalText = (facts) => [
  {
    id: "seller",
    title: "Quién vende",
    blocks: [
      facts.company.name
        ? `Vende ${[facts.company.name, facts.company.address, facts.company.vat && `partita IVA (número de IVA) ${facts.company.vat}`].filter(Boolean).join(", ")}. En esta página «nosotros» quiere decir quien vende.`
        : "En este sitio el vendedor todavía no está indicado: quien la gestiona no ha escrito los datos de la sociedad. Mientras falten, no compres.",
      facts.company.email
        ? `Para preguntas y reclamaciones escribe a [${facts.company.email}](mailto:${facts.company.email}).`
        : "En este sitio todavía no está indicado un correo para preguntas y reclamaciones.",
    ],
  },
  {
    id: "what",
    title: "Qué compras",
    blocks: [
      `Compras el acceso a ${facts.simulations} simulacros completos del examen de italiano ${facts.product} B1 Cittadinanza, para hacer en el sitio. Es un servicio digital.`,
      {
        list: [
          "Cada simulacro tiene cinco pruebas: dos de audición, lectura, cloze y escritura.",
          "Cada simulacro se hace una sola vez. Puedes parar y continuar otro día.",
          "Al final de cada prueba ves la corrección con las explicaciones. Después puedes volver a leerla y guardar el resumen en PDF.",
        ],
      },
      "Necesitas internet y un navegador actualizado en un teléfono, una tableta o una computadora. Para las pruebas de audición necesitas altavoces o auriculares. No tienes que instalar nada.",
    ],
  },
  {
    id: "price",
    title: "Precio y pago",
    blocks: [
      facts.price === facts.listPrice
        ? `El acceso cuesta ${facts.price} €, impuestos incluidos, en un solo pago. No es una suscripción: no se renueva automáticamente.`
        : `El acceso cuesta hoy ${facts.price} € (precio completo ${facts.listPrice} €), impuestos incluidos, en un solo pago. No es una suscripción: no se renueva automáticamente.`,
      "Primero te registras, después pagas con la tarjeta. El contrato empieza cuando el pago se completa. Justo después te enviamos por correo la confirmación con estos términos. El contrato está en italiano; las traducciones ayudan a entenderlo.",
      "Puedes corregir los datos hasta que tocas «Confirmar y pagar». Vale el precio que ves en ese momento.",
    ],
  },
  {
    id: "gift-codes",
    title: "Códigos de regalo",
    blocks: [
      "Un código de regalo da el mismo acceso sin pagar. Vale una sola vez, para una sola cuenta, y hasta su fecha de vencimiento, si la tiene. No se cambia por dinero.",
    ],
  },
  {
    id: "duration",
    title: "Cuánto dura",
    blocks: [
      `El acceso vale 12 meses (${facts.accessDays} días) desde el día en que lo activas. La fecha final está en la página [Tu cuenta](/account). Después todavía puedes leer las revisiones ya terminadas, mientras exista tu cuenta: borramos sus datos ${facts.accountDataMonths} meses después del final del acceso.`,
    ],
  },
  {
    id: "withdrawal",
    title: "Derecho de desistimiento",
    blocks: [
      `Si compras con tarjeta, tienes ${facts.withdrawalDays} días para cambiar de idea, sin decir por qué (arts. 52 y siguientes del Codice del consumo, la ley italiana de consumo). Abre [Tu cuenta](/account) y elige «${facts.words.withdraw}», o escríbenos: basta una frase clara. Te devolvemos todo en la misma tarjeta en un plazo de 14 días y tu acceso se cierra.`,
      `Cuando pagas, puedes marcar la casilla que está junto a estas palabras: «${facts.words.waiver}» No es obligatorio. Si marcas la casilla, pierdes el derecho de desistimiento en cuanto el acceso está activo (art. 59, letra o). Si no la marcas, tienes el acceso enseguida igualmente y conservas los ${facts.withdrawalDays} días.`,
      "El desistimiento es para las compras con tarjeta. Un código de regalo no es una compra: no hay nada que devolver.",
    ],
  },
  {
    id: "refunds",
    title: "Reembolsos",
    blocks: [
      "No hacemos reembolsos por las cuentas no usadas. Siguen siempre vigentes el derecho de desistimiento y la garantía legal, escritos en esta página.",
    ],
  },
  {
    id: "guarantee",
    title: "Garantía legal",
    blocks: [
      "El servicio tiene que funcionar como se describe aquí, durante todo el tiempo que dura el acceso (arts. 135-octies y siguientes del Codice del consumo). Si algo no funciona, escríbenos: lo reparamos en un plazo razonable y sin gastos. Si no lo logramos, puedes pedir una reducción del precio o poner fin al contrato y recuperar el dinero.",
      "Mantenemos el sitio actualizado y seguro. Podemos mejorarlo, pero sin quitarte lo que has comprado.",
    ],
  },
  {
    id: "ai",
    title: "La corrección con inteligencia artificial",
    blocks: [
      `Un sistema de inteligencia artificial puede corregir tu texto escrito. Se puede equivocar: la nota es una estimación. Puedes pedir que lo revise una persona con «${facts.words.askTeacher}», una vez por simulacro. Cuando la IA no está activa o no responde, el texto espera a un profesor. Los detalles están en la página [Privacidad](/privacy#ai).`,
      "Las voces de las audiciones son sintéticas: las páginas lo dicen.",
    ],
  },
  {
    id: "independence",
    title: "Material independiente",
    blocks: [
      facts.words.disclaimer,
      "Aprobar un simulacro no quiere decir aprobar el examen real. No podemos prometer un resultado.",
    ],
  },
  {
    id: "conduct",
    title: "Qué te pedimos a ti",
    blocks: [
      {
        list: [
          "Escribe datos verdaderos y mantenlos actualizados.",
          "La cuenta es personal: no des la contraseña a otras personas y no vendas el acceso.",
          "No copies ni publiques textos, preguntas, audios o correcciones. Puedes imprimir tu resumen para estudiar.",
          "No intentes entrar en los datos de otras personas y no perturbes el sitio con programas automáticos.",
          "Los textos que escribes siguen siendo tuyos. Nos permites conservarlos y corregirlos para darte el servicio.",
        ],
      },
    ],
  },
  {
    id: "suspension",
    title: "Suspensión",
    blocks: [
      "Si incumples estas reglas de forma grave, podemos suspender la cuenta. Te decimos el motivo y puedes responder. También con la cuenta suspendida puedes entrar, leer las revisiones ya terminadas, descargar los datos y borrar la cuenta. Si la suspensión es un error nuestro, te devolvemos el tiempo perdido.",
    ],
  },
  {
    id: "liability",
    title: "Responsabilidad",
    blocks: [
      "Hacemos lo posible para que el sitio funcione siempre, pero puede haber interrupciones por trabajos o averías. Respondemos de los daños que causamos con dolo o culpa grave y en todos los casos en que la ley no permite excluirlo. Nada en esta página limita los derechos que la ley da a los consumidores.",
    ],
  },
  {
    id: "complaints",
    title: "Reclamaciones",
    blocks: [
      facts.company.email
        ? `Escríbenos primero a nosotros, a [${facts.company.email}](mailto:${facts.company.email}): respondemos en un plazo de 30 días. Si no estás de acuerdo, puedes dirigirte a un organismo de conciliación para consumidores (arts. 141 y siguientes del Codice del consumo).`
        : "Escribe primero a quien gestiona esta instalación: la respuesta llega en un plazo de 30 días. Si no estás de acuerdo, puedes dirigirte a un organismo de conciliación para consumidores (arts. 141 y siguientes del Codice del consumo).",
      "La plataforma europea ODR (de resolución de litigios en línea) está cerrada desde el 20 de julio de 2025 y ya no se usa.",
    ],
  },
  {
    id: "law",
    title: "Ley y juez",
    blocks: [
      "Se aplica la ley italiana. Si eres consumidor, el juez es el del lugar donde vives (art. 66-bis del Codice del consumo). Si vives en otro país de la Unión Europea, siguen valiendo las reglas de tu país que te protegen más.",
    ],
  },
  {
    id: "changes",
    title: "Versiones",
    blocks: [
      "Para tu compra vale la versión que has aceptado. Arriba encuentras la fecha y la versión del texto de hoy. Si tenemos que cambiar algo durante tu acceso, te avisamos antes por correo; si el cambio te quita algo, puedes poner fin al contrato.",
    ],
  },
];
