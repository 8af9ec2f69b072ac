export { default } from "@/app/exam/[attemptId]/(whole)/loading";
