import { useRows, useSection } from '#client/editing'
import { today } from '#client/screens'
import type { FileContents } from './fileAnswers'

/** What the open client file says, with what was typed in it and is not saved yet. */
export function useFileContents(): FileContents {
  return {
    income: useSection('income') ?? {},
    companion: useSection('companion') ?? null,
    charge: useSection('charge') ?? {},
    tax: useSection('tax') ?? {},
    currentLoans: useRows('current_loan'),
    ptz: useSection('ptz') ?? {},
    simulation: useSection('simulation') ?? {},
    today: today(),
  }
}
