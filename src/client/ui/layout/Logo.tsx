import './layout.css'

interface LogoProps {
  /** Address of the logo of a firm; the sign of the product, which is also the icon of the page, stands in where there is none. */
  readonly image?: string | undefined
  readonly name?: string | undefined
}

/** A sign and a name. */
export function Logo({ image = '/favicon.svg', name = 'Solive' }: LogoProps) {
  return (
    <div className="logo">
      <img src={image} alt="" width="32" height="32" />
      <span className="menu-label logo-name">{name}</span>
    </div>
  )
}
