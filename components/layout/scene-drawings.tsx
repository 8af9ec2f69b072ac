/* The buildings of the street, each 320 wide; the ground starts at y = 134. Their colours: `app/scenes.css`. */

export function HomeScene() {
  return (
    <>
      <g className="fill-scene-wall">
        <path d="M52 66h92v68H52z" />
        <path d="M176 44h84v90h-84z" />
      </g>
      <path d="M42 68 98 26l56 42z" className="fill-scene-roof" />
      <path d="M170 34h96v12h-96z" className="fill-scene-roof" />
      <path d="M124 32h14v24l-14-10z" className="fill-scene-roof" />
      <g className="fill-scene-tree">
        <path d="M88 98h22v36H88z" />
        <path d="M180 88h40v4h-40z" />
        <circle cx="286" cy="92" r="20" />
        <path d="M283 104h6v30h-6z" />
      </g>
      <g className="fill-scene-window">
        <path d="M62 80h16v18H62zM120 80h16v18h-16z" />
        <path d="M188 58h22v30h-22zM228 58h20v20h-20zM228 96h20v20h-20z" />
      </g>
      <g className="fill-scene-ground">
        <path d="M180 92h40v12h-40z" />
        <circle cx="188" cy="86" r="5" />
        <circle cx="200" cy="85" r="6" />
        <circle cx="213" cy="86" r="5" />
      </g>
    </>
  );
}

export function OfficeScene() {
  return (
    <>
      <path d="M70 56h180v78H70z" className="fill-scene-wall" />
      <path d="M60 58 160 20l100 38z" className="fill-scene-roof" />
      <circle cx="160" cy="44" r="8" className="fill-scene-window" />
      <g className="fill-scene-ground">
        <path d="M84 64h12v62H84zM116 64h12v62h-12zM192 64h12v62h-12zM224 64h12v62h-12z" />
        <path d="M62 126h196v8H62z" />
      </g>
      <path d="M144 84h32v50h-32z" className="fill-scene-tree" />
      <path d="M158 84h4v50h-4z" className="fill-scene-wall" />
      <path d="M30 40h4v94h-4z" className="fill-scene-roof" />
      <path d="M34 42h9v20h-9z" className="fill-scene-tree" />
      <path d="M43 42h9v20h-9z" className="fill-scene-wall" />
      <path d="M52 42h9v20h-9z" className="fill-scene-roof" />
      <rect x="270" y="72" width="34" height="26" rx="4" className="fill-scene-tree" />
      <path d="M285 98h4v36h-4z" className="fill-scene-tree" />
      <path d="M278 80h8v3h-5v2h5v7h-8v-3h5v-2h-5zM290 80h8v12h-3v-4h-5zm3 3v3h2v-3z" className="fill-scene-window" />
    </>
  );
}

export function HealthScene() {
  return (
    <>
      <path d="M40 42h128v92H40z" className="fill-scene-wall" />
      <path d="M34 34h140v12H34z" className="fill-scene-tree" />
      <g className="fill-scene-window">
        <path d="M54 62h22v20H54zM132 62h22v20h-22zM54 98h22v20H54zM132 98h22v20h-22z" />
      </g>
      <path d="M90 96h28v38H90z" className="fill-scene-tree" />
      <path d="M99 56h10v9h9v10h-9v9H99v-9h-9V65h9z" className="fill-scene-roof" />
      <path d="M200 78h64l24 24v24h-88z" className="fill-scene-wall" />
      <path d="M262 84h4l16 18h-20z" className="fill-scene-window" />
      <path d="M200 106h88v8h-88z" className="fill-scene-roof" />
      <path d="M222 84h8v6h6v8h-6v6h-8v-6h-6v-8h6z" className="fill-scene-tree" />
      <path d="M210 72h12v6h-12z" className="fill-scene-roof" />
      <g className="fill-scene-wheel">
        <circle cx="220" cy="126" r="10" />
        <circle cx="270" cy="126" r="10" />
      </g>
      <g className="fill-scene-ground">
        <circle cx="220" cy="126" r="4" />
        <circle cx="270" cy="126" r="4" />
        <circle cx="306" cy="110" r="10" />
        <path d="M304 116h4v18h-4z" />
      </g>
    </>
  );
}

export function WorkScene() {
  return (
    <>
      <path d="M30 70h150v64H30z" className="fill-scene-wall" />
      <path d="M30 72V42l38 30V42l38 30V42l38 30V42l36 30z" className="fill-scene-roof" />
      <g className="fill-scene-window">
        <path d="M44 84h24v18H44zM80 84h24v18H80z" />
      </g>
      <path d="M122 88h42v46h-42z" className="fill-scene-tree" />
      <path d="M122 98h42v3h-42zM122 110h42v3h-42zM122 122h42v3h-42z" className="fill-scene-wall" />
      <g className="fill-scene-tree">
        <path d="M232 22h6v112h-6z" />
        <path d="M204 30h96v6h-96z" />
        <path d="m235 14 54 18h-6l-48-14-24 14h-6z" />
        <path d="M222 128h26v6h-26z" />
      </g>
      <path d="M282 36h2v34h-2z" className="fill-scene-wheel" />
      <path d="M268 70h30v20h-30z" className="fill-scene-roof" />
      <path d="M204 36h14v14h-14z" className="fill-scene-roof" />
      <path d="M260 122h44v12h-44z" className="fill-scene-wall" />
      <path d="M268 122a14 14 0 0 1 28 0h4v3h-36v-3z" className="fill-scene-window" />
    </>
  );
}

export function NeighbourhoodScene() {
  return (
    <>
      <path d="M22 34h86v100H22z" className="fill-scene-wall" />
      <path d="M16 26h98v10H16z" className="fill-scene-roof" />
      <g className="fill-scene-window">
        <path d="M34 46h18v18H34zM78 46h18v18H78z" />
        <path d="M30 96h34v28H30z" />
      </g>
      <path d="M74 94h24v40H74z" className="fill-scene-tree" />
      <path d="M24 76h82v8H24z" className="fill-scene-tree" />
      <path
        d="M24 84h14a7 7 0 0 1-14 0zM52 84h14a7 7 0 0 1-14 0zM80 84h14a7 7 0 0 1-14 0z"
        className="fill-scene-tree"
      />
      <path
        d="M38 84h14a7 7 0 0 1-14 0zM66 84h14a7 7 0 0 1-14 0zM94 84h12a6 7 0 0 1-12 0z"
        className="fill-scene-roof"
      />
      <g className="fill-scene-tree">
        <circle cx="138" cy="76" r="20" />
        <circle cx="150" cy="88" r="16" />
        <path d="M139 92h6v42h-6z" />
      </g>
      <rect x="180" y="72" width="120" height="52" rx="8" className="fill-scene-roof" />
      <g className="fill-scene-wall">
        <path d="M190 82h22v18h-22zM218 82h22v18h-22zM246 82h22v18h-22z" />
        <path d="M276 82h18v34h-18z" />
        <path d="M180 108h90v4h-90z" />
      </g>
      <g className="fill-scene-wheel">
        <circle cx="206" cy="124" r="10" />
        <circle cx="274" cy="124" r="10" />
      </g>
      <g className="fill-scene-ground">
        <circle cx="206" cy="124" r="4" />
        <circle cx="274" cy="124" r="4" />
      </g>
      <path d="M166 48h3v86h-3z" className="fill-scene-wheel" />
      <rect x="158" y="40" width="19" height="19" rx="3" className="fill-scene-tree" />
    </>
  );
}

/** The town hall with its clock, at the end of the street: the real exam. */
export function ExamScene() {
  return (
    <>
      <path d="M44 72h232v62H44z" className="fill-scene-wall" />
      <path d="M36 62h248v12H36z" className="fill-scene-roof" />
      <path d="M128 34h64v100h-64z" className="fill-scene-wall" />
      <path d="m160 6 40 28h-80z" className="fill-scene-roof" />
      <path d="M128 74h64v3h-64z" className="fill-scene-ground" />
      <circle cx="160" cy="54" r="13" className="fill-scene-window" />
      <path d="M159 45h2.500v8l6 4-1.500 2-7-5z" className="fill-scene-wheel" />
      <g className="fill-scene-window">
        <path d="M58 120V99a9 9 0 0 1 18 0v21zM244 120V99a9 9 0 0 1 18 0v21z" />
        <path d="M94 88h18v14H94zM94 108h18v14H94zM208 88h18v14h-18zM208 108h18v14h-18z" />
      </g>
      <path d="M143 134v-30a17 17 0 0 1 34 0v30z" className="fill-scene-tree" />
      <path d="M158.500 88h3v46h-3z" className="fill-scene-wall" />
      <g className="fill-scene-ground">
        <path d="M134 128h52v6h-52z" />
      </g>
      <path d="M286 54h4v80h-4z" className="fill-scene-roof" />
      <path d="M290 56h8v18h-8z" className="fill-scene-tree" />
      <path d="M298 56h8v18h-8z" className="fill-scene-wall" />
      <path d="M306 56h8v18h-8z" className="fill-scene-roof" />
      <circle cx="20" cy="104" r="15" className="fill-scene-tree" />
      <path d="M18 112h4v22h-4z" className="fill-scene-tree" />
    </>
  );
}
