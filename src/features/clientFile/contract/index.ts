export {
  clientFileAddress,
  clientFilesAddress,
  type ClientFileTab,
  clientFileTabs,
  currentSalesAddress,
  newBookingAddress,
  newClientFileAddress,
  newOptionAddress,
  newReportAddress,
  printedSolutionAddress,
  type SaleListName,
  saleLists,
  sectionAddress,
} from './addresses'
export { clientFileStatuses, leadOrigins } from './choices'
export { clientFileContract, type ClientFileResources } from './contract'
