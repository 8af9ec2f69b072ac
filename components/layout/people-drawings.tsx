/* The people of the street. They stand on the ground at (0, 0) and are 50 high. Skin, hair and clothes look the same on
   every ground and in every scheme. */

type Look = {
  x: number;
  scale?: number;
  skin: string;
  top: string;
  legs: string;
  hair?: string;
  scarf?: string;
  helmet?: string;
  bag?: string;
  /** A carer's sign. */
  cross?: string;
};

const GROUND_Y = 139;

function Person({ x, scale = 1, skin, top, legs, hair, scarf, helmet, bag, cross }: Look) {
  return (
    <g transform={`translate(${x} ${GROUND_Y}) scale(${scale})`}>
      {scarf && <path d="M-9-32c-3-16 1-22 9-22s12 6 9 22z" fill={scarf} />}
      <path d="M-6.500 0v-20h13V0H1v-15h-2V0z" fill={legs} />
      <path d="M-9.500-15c-1-16 2-22 9.500-22s10.500 6 9.500 22z" fill={top} />
      <path d="M-6-29v14M6-29v14" className="stroke-black/15" />
      <path d="M-8-15.500h.1M8-15.500h.1" stroke={skin} strokeWidth="3.600" strokeLinecap="round" />
      <circle cy="-43.500" r={scarf ? 5.2 : 6.5} fill={skin} />
      <path
        d="M-2.200-43.500h.1M2.200-43.500h.1"
        className="stroke-black/75"
        strokeWidth="1.200"
        strokeLinecap="round"
      />
      {hair && (
        <path
          d="M-7.200-42.500c-1-6 2-9 7.200-9s8.200 3 7.200 9c-1-4-3-5.500-7.200-5.500s-6.200 1.500-7.200 5.500z"
          fill={hair}
        />
      )}
      {helmet && <path d="M-8-45.500a8 8 0 0 1 16 0h2.500v3h-21v-3z" fill={helmet} />}
      {bag && <path d="M9-22h9v13H9zm1.500 0c0-5 6-5 6 0h-1.500c0-3-3-3-3 0z" fill={bag} />}
      {cross && (
        <path d="M-1.200-30h2.400v2.600h2.600v2.400H1.200v2.600h-2.400V-25h-2.600v-2.400h2.600z" fill={cross} />
      )}
    </g>
  );
}

const PLUM = { skin: "#c08a64", top: "#7a5a9a", legs: "#5b3f78", scarf: "#b9a3d6" };
const CHILD = { scale: 0.64, skin: "#c08a64", top: "#f0c24f", legs: "#b9573d", hair: "#2b1a10" };
const STUDENT = { skin: "#5d3a26", top: "#fdf6e6", legs: "#1b4a63", hair: "#120b07", bag: "#b9573d" };
const CARER = { skin: "#8d5a3c", top: "#e9dfcb", legs: "#8a5a3b", hair: "#1b120c", bag: "#f0c24f", cross: "#b9573d" };
const WORKER = { skin: "#d7a07c", top: "#3b83ad", legs: "#2d6f9a", helmet: "#f0c24f" };
const NEIGHBOUR = { skin: "#e0b08f", top: "#a33e2b", legs: "#3a2f1c", hair: "#8f8378", bag: "#2c7a57" };

export function HomePeople() {
  return (
    <>
      <Person x={153} {...PLUM} />
      <Person x={171} {...CHILD} />
    </>
  );
}

export function OfficePeople() {
  return (
    <>
      <Person x={130} {...STUDENT} />
      <Person x={194} {...NEIGHBOUR} />
    </>
  );
}

export function HealthPeople() {
  return <Person x={184} {...CARER} />;
}

export function WorkPeople() {
  return (
    <>
      <Person x={196} {...WORKER} />
      <Person x={218} {...STUDENT} />
    </>
  );
}

export function NeighbourhoodPeople() {
  return (
    <>
      <Person x={118} {...CARER} />
      <Person x={158} {...PLUM} />
    </>
  );
}
