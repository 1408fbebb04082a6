import { createAction } from '@reduxjs/toolkit'

/** What the person had in the storage of this device has been loaded into the store. */
export const workRestored = createAction('work/restored')
