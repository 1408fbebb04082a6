export { SentContext, useUnsent } from './useUnsent'
