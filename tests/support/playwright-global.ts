/** Before the browser tests of a run: their sites, each a server of the build in place. */
import { openSites } from "./browser-sites.ts";
import { startServer } from "./server.ts";

export default (): Promise<() => Promise<void>> => openSites((_name, env) => startServer({ env }));
