export { studyAddress, studyFollowUpAddress, studyPreviewAddress } from './addresses'
export { studiesContract, type StudyResources } from './contract'
export { readingEvents, studyLifecycle, type ReadingEvent, type StudyAction, type StudyStatus } from './lifecycle'
export {
  studyAnswer,
  studyChange,
  studyGeneration,
  type StaleReason,
  type StudyIndicators,
} from './resources/commercialReport'
export {
  MOST_RECIPIENTS,
  packageChange,
  packageCreation,
  recipientErrors,
  USUAL_DAYS,
  type Recipient,
  type SentRecipient,
} from './resources/commercialReportPackage'
export type { ClosedLink, ReadersQuestion, ReadingTold, StudyReading } from './reading'
export { eventLabels } from './resources/readings'
