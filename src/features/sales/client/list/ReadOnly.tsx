/** Said to who sees sales and does not make them. */
export const ReadOnly = () => (
  <p className="remark">Lecture seule. Pour agir sur une vente, demandez à votre administrateur.</p>
)
