/**
 * Test volumes. `TEST_VOLUME` chooses the column: `npm test` tries each kind of thing a few times, `npm run test:full`
 * many times, and the long runs (`npm run sweep`, `test:faults`, `test:browsers`, `test:restarts`) for hours.
 */
type Volumes = { small: number; full: number; long: number };

const VOLUMES = {
  /** Random cases of a property test. */
  propertyCases: { small: 1000, full: 10_000, long: 10_000 },
  /** Concurrent or repeated calls for actions with a limit, and for actions that must happen once. */
  tries: { small: 160, full: 1000, long: 1000 },
  repeatedCalls: { small: 40, full: 1000, long: 1000 },
  /** Deliveries of one event, guesses at one code, redemptions of one gift code. */
  repeats: { small: 100, full: 1000, long: 1000 },
  /** Random sequences of Stripe's events, each delivered in a random order. */
  eventSequences: { small: 20, full: 100, long: 100 },
  /** For every call with an id: this many ids of other learners' attempts, invented ids and malformed ids each. */
  foreignIds: { small: 10, full: 300, long: 300 },
  /** Hostile bodies for each call, and as many queries, paths and headers. */
  hostileRequests: { small: 12, full: 100, long: 2000 },
  /** How often the database ends every connection, and how often it restarts. */
  databaseCuts: { small: 2, full: 10, long: 10 },
  /** Seconds without any database. */
  databaseAwaySeconds: { small: 2, full: 8, long: 60 },
  /** How often a browser is killed while a learner types. */
  browserKills: { small: 1, full: 2, long: 50 },
  /** Restarts of two servers in turn while learners write, and the saves they send each second. */
  restarts: { small: 2, full: 3, long: 20 },
  savesPerSecond: { small: 20, full: 20, long: 100 },
  /**
   * Random histories under faults: seeds, simulated learners per seed, actions per learner, acknowledged actions
   * between two faults.
   */
  faultSeeds: { small: 1, full: 1, long: 3 },
  faultLives: { small: 6, full: 12, long: 700 },
  faultActs: { small: 12, full: 16, long: 48 },
  faultEvery: { small: 12, full: 20, long: 500 },
} satisfies Record<string, Volumes>;

const requested = process.env["TEST_VOLUME"] ?? "small";
if (requested !== "small" && requested !== "full" && requested !== "long")
  throw new Error(`TEST_VOLUME is "${requested}": small, full or long.`);

/** Whether everything runs at full volume, including both window sizes. */
export const isFullVolume = requested !== "small";

/** The volume of this kind of case in this run. */
export const volume = (name: keyof typeof VOLUMES): number => VOLUMES[name][requested];
