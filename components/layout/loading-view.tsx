import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactElement } from "react";
import { PerhapsWaiting } from "@/components/layout/perhaps-waiting";
import { StartAtTop } from "@/components/layout/start-at-top";
import { Spinner } from "@/components/ui/spinner";
import { nonceIn } from "@/lib/structured-data";

/** A whole page that waits. `label` says for what; without it, just that it loads. */
export async function LoadingView({ label }: { label?: string | undefined }) {
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center p-4 outline-none">
      <Loading label={label} />
    </main>
  );
}

/** Few pages take longer to be read. */
const PATIENCE_MS = 200;

/**
 * React leaves a loading view that was painted for 300 ms, counted from the time it notes in `$RT`; while that is no number, the
 * content takes its place in the next frame. A browser paints a long page before it has read it all.
 */
const REPLACE_AT_ONCE = 'Object.defineProperty(self,"$RT",{configurable:true,get(){},set(){}})';

/**
 * A page's content, and in its place, while that is being read, a loading view. What is there within a moment is the page, as without
 * a loading view, redirects and refusals too: React sends anything long within a `Suspense` hidden, behind the view that it replaces.
 */
export async function orLoading(content: Promise<ReactElement>, view = <LoadingView />): Promise<ReactElement> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const ready = await Promise.race([content, late]);
  const isWaiting = ready === null;
  return (
    <PerhapsWaiting isWaiting={isWaiting} view={isWaiting && view}>
      {ready ?? content}
    </PerhapsWaiting>
  );
}

/** A page of which the frame stands and the rest waits. */
export async function LoadingPart() {
  return (
    <div className="grid min-h-64 place-items-center">
      <Loading />
    </div>
  );
}

async function Loading({ label }: { label?: string | undefined }) {
  const translate = await getTranslations("layout");
  return (
    <>
      <script nonce={nonceIn((await headers()).get("Content-Security-Policy"))}>{REPLACE_AT_ONCE}</script>
      <StartAtTop />
      <Spinner label={label ?? translate("loading")} />
    </>
  );
}
