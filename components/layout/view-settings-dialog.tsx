import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { ViewSettingsFields } from "@/components/layout/view-settings-fields";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";

/** The reading settings as a dialog; open while mounted. */
export function ViewSettingsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslations("layout.view");
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-xl">
        <div className="mb-3 flex items-start justify-between gap-4">
          <DialogTitle className="py-2 text-xl">{translate("title")}</DialogTitle>
          <DialogClose asChild>
            <Button variant="quiet" size="icon" aria-label={translate("close")}>
              <X aria-hidden="true" />
            </Button>
          </DialogClose>
        </div>
        <ViewSettingsFields />
      </DialogContent>
    </Dialog>
  );
}
