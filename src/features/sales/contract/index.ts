export { furthestStage, saleStages, stageOf, type SaleStage } from './currentSale'
export { bookingPapers, missingPapers, type GivenPaper, type PaperFacts, type PaperKey } from './papers'
export {
  bookingActionBodies,
  bookingChange,
  bookingCreation,
  bookingForm,
  followedChange,
  preparedChange,
} from './resources/booking'
export { clientChange, clientCreation } from './resources/client'
export { salesContract, type SalesResources } from './contract'
export { otherSteps } from './resources/historyEntry'
export { holidayAreaOf } from './places'
export { optionActionBodies, optionChange, optionCreation, optionFields } from './resources/option'
export {
  draftReportChange,
  reportActionBodies,
  reportChange,
  reportCreation,
  sentReportChange,
} from './resources/report'
export { paperStatuses, type BookingDocument, type PaperStatus } from './resources/bookingDocuments'
export type { Buyer, CallForFunds } from './resources/bookingLists'
