import { createAction } from '@reduxjs/toolkit'

/** The person wants nothing that the server has too to stay on this device. */
export const offlineDataForgotten = createAction('work/offlineDataForgotten')
