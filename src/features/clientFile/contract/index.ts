export {
  clientFileAddress,
  clientFilesAddress,
  type ClientFileTab,
  clientFileTabs,
  currentSalesAddress,
  newClientFileAddress,
  printedSolutionAddress,
  type SaleListName,
  saleLists,
  sectionAddress,
} from './addresses'
export { clientFileContract, type ClientFileResources } from './contract'
