/** Of Next's constants those its browser code reads, with Next's values: the file they come from is mostly the server's. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = "x-nextjs-deployment-id";
export const NEXT_QUERY_PARAM_PREFIX = "nxtP";
export const NEXT_INTERCEPTION_MARKER_PREFIX = "nxtI";
export const MATCHED_PATH_HEADER = "x-matched-path";
