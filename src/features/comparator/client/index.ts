export { alerts } from './alertsFeature'
export { comparator } from './feature'
export { useFreshAlerts } from './alerts/useFreshAlerts'
