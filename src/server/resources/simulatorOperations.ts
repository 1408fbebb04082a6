export * from './optimalInvestment'
export * from './simulators'
