### What stands beside an asset’s name: what it could be taken for, and what it is where no name is known.

# Several of these stand in a row, each with a full stop between.
mark-renamed = Called otherwise than before: nothing is sent of it
mark-same-ticker = Same ticker as another asset here
mark-looks-like = Looks like another asset here
mark-like-bitcoin = Called as bitcoin is, and is not bitcoin
mark-odd-text = Its name holds odd characters
mark-any = Any asset, as the payer chooses
# Read aloud after the beginning of its id.
mark-unlisted = an asset that is not in the list
