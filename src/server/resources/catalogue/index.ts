export * from './catalogue'
export * from './places'
export * from './proposals'
