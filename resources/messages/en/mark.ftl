### What stands beside an asset’s name: what it could be taken for, and what it is where no name is known.

# Several of these stand in a row, each with a full stop between.
mark-renamed = New name: you can’t send it
mark-same-ticker = Same ticker as another asset here
mark-looks-like = Looks like another asset here
mark-like-bitcoin = Named like bitcoin, but not bitcoin
mark-odd-text = Unusual characters in its name
mark-any = Any asset, chosen by the sender
# Read aloud after the beginning of its id.
mark-unlisted = an asset that isn’t in your list
