export { answered, lifecycleRoutes, type ServedLifecycle } from './routes'
