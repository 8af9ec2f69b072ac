export { LoadingView as default } from "@/components/layout/loading-view";
