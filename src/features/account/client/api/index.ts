export { accountApi } from './api'
export { factorApi, type FactorProof, type NewFactor } from './factors'
