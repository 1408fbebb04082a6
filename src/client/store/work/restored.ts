import { createAction } from '@reduxjs/toolkit'

/** What the person had on this device is in the store. */
export const workRestored = createAction('work/restored')
