export {
  holdOfficialLists,
  listInForce,
  noLists,
  valueIn,
  type FigureSource,
  type ListedMunicipality,
  type OfficialKind,
  type OfficialList,
  type OfficialLists,
  type OfficialValues,
  type TownRenewal,
} from './lists'
