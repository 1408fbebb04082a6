export * from './erasure'
export * from './leads'
export * from './readings'
export * from './retention'
