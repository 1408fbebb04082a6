/** Address of the dashboard. */
export const dashboardAddress = '/dashboard'
