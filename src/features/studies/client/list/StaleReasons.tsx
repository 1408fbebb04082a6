import type { StaleReason } from '#features/studies/contract'

/** What has changed in the file since a study was made: `Loyer du bien : 742 → 720 €/mois`. */
export const StaleReasons = ({ changes }: { readonly changes: readonly StaleReason[] }) => (
  <ul className="study-changes" aria-label="Ce qui a changé">
    {changes.map(({ path, label, before, after }) => (
      <li key={path}>
        {label}&nbsp;: {before} <span aria-hidden>→</span>
        <span className="visually-hidden">devient</span> {after}
      </li>
    ))}
  </ul>
)
