export { userStorage } from '../work/userStorage'
export type { UserStorage } from '../work/userStorage'
