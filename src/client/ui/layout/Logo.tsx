import './layout.css'

/** The logo of the firm, by its address, or the sign of the product; and the name of the product. */
export function Logo({ image }: { image?: string | undefined }) {
  return (
    <div className="logo">
      {image !== undefined ? <img src={image} alt="" width="32" height="32" /> : <Sign />}
      <span className="menu-label logo-name">Solive</span>
    </div>
  )
}

function Sign() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
      <rect width="32" height="32" rx="7" className="logo-ground" />
      <path d="M10.5 12.5v3.5a5.5 5.5 0 0 0 11 0v-3.5" className="logo-line" />
    </svg>
  )
}
