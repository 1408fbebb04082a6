/** The name by which an installation (FEATURES) or a firm hides the comparison with a company, as it hides schemes. */
export const COMPANY_COMPARISON = 'sci_is'
