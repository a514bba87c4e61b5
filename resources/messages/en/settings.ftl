### Settings, and what they change.

settings-appearance = Appearance
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-language = Language
settings-language-system = As the system
settings-bitcoin-unit = Bitcoin is shown in
settings-hide-amounts = Hide amounts
    .hint = On Home and Asset slots. A review always shows them.
