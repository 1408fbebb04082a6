export { answered, lifecycleRoutes, type ServedLifecycle } from './routes'
export { statusFilter } from './statusFilter'
