export * from './exchanges'
export * from './imports'
export * from './leads'
export * from './leadSearch'
