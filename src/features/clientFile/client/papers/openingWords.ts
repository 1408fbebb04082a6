/** What opens the drawer that reads a paper. */
export const READ_A_PAPER = 'Lire un document'
