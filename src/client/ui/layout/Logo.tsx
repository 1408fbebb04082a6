import './layout.css'

/** The sign of the product and its name. */
export function Logo() {
  return (
    <div className="logo">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
        <rect width="32" height="32" rx="7" className="logo-ground" />
        <path d="M10.5 12.5v3.5a5.5 5.5 0 0 0 11 0v-3.5" className="logo-line" />
      </svg>
      <span className="menu-label logo-name">Solive</span>
    </div>
  )
}
