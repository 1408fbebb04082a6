/** Years that a calculation shows at most. */
const LONGEST = 30
/** Years after the end of the loan that a longer view shows. */
const AFTER_LOAN = 5

/** Years shown of an operation whose file says none (specification §9). */
export const USUAL_YEARS_SHOWN = 20

/** Years of a view that passes the end of a loan: one sees the effort fall. */
export const yearsPastLoan = (loanYears: number): number => Math.min(LONGEST, loanYears + AFTER_LOAN)
