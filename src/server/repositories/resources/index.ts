export {
  countResources,
  findFirmOf,
  findOwner,
  findResources,
  insertResources,
  lockResources,
  reached,
  removeResources,
  searchResources,
  searchRows,
  updateResources,
  type Reach,
  type ResourcePage,
  type ResourceSearch,
} from './resources'
export { nameOfUser } from '../tables'
