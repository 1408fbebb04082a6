const LOAN = 'loan/'

/** Names a figure of the loan capacity among those of the investment capacity. */
export const ofLoan = (figure: string): string => `${LOAN}${figure}`

/** The figure of the loan capacity that a name is of; undefined for one of the investment capacity. */
export const loanFigure = (name: string): string | undefined =>
  name.startsWith(LOAN) ? name.slice(LOAN.length) : undefined
